// Signing in by a provider: where one leaves for it, where one comes back, and where it is linked.
import { beginSso as beginRow, completeSso as completeRow } from '@practicum/shared/features/sso/sso.contract'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FakeRoutes, refusal } from '../../testing/fake-server'
import { aState, aUser } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import LeavePage from './LeavePage'
import ReturnPage, { returnedIn } from './ReturnPage'
import SsoSection from './SsoSection'
import { beginSso, completeSso } from './sso.rows'

afterAll(() => history.replaceState(null, '', '/'))

const BEGIN = 'POST /api/auth/redirect/google'
const COMPLETE = 'POST /api/auth/callback/google'
const OWN = 'GET /api/auth/sso'
const LINK = 'POST /api/auth/sso/link'
const REMOVE = 'POST /api/auth/sso/disable'
const AT_GOOGLE = 'https://accounts.google.test/auth?x=1'
const signedIn = {
  ...{ id: 'x', auth_code_required: false, phone: null, csrf_token: 'new', redirect: '/tasks' },
  ...{ linked: false, asked_for: null },
}

const at = (path: string): void => history.replaceState(null, '', path)

function page(Page: typeof LeavePage, routes: FakeRoutes, state = aState(null)) {
  const onEnter = jest.fn()
  return {
    onEnter,
    ...renderScreen(<Page path={window.location.pathname} onEnter={onEnter} onFirstKey={() => undefined} />, {
      ...{ routes, state },
    }),
  }
}

test('the rows of the pages are those of the contract', () => {
  const facts = ({ kind, method, path, secret }: typeof beginRow | typeof completeRow) => ({
    kind,
    method,
    path,
    secret,
  })
  expect({ secret: undefined, ...beginSso }).toEqual(facts(beginRow))
  expect(completeSso).toEqual(facts(completeRow))
})

test('one leaves for the provider, and takes along what was asked for', async () => {
  at('/auth/redirect/google?to=/tasks/1')
  const { server, left } = page(LeavePage, { [BEGIN]: { json: { location: AT_GOOGLE } } })
  await waitFor(() => expect(left).toEqual([AT_GOOGLE]))
  expect(server.calls(BEGIN).map(({ body }) => body)).toEqual([{ to: '/tasks/1' }])
})

test('where it cannot be reached, the page says so and leads to the password', async () => {
  at('/auth/redirect/google?to=//elsewhere.test')
  const { server } = page(LeavePage, {
    [BEGIN]: refusal(422, 'the provider cannot be reached now'),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('the provider cannot be reached now')
  expect(screen.getByRole('link', { name: 'Go to sign-in' }).getAttribute('href')).toBe('/login')
  expect(server.calls(BEGIN).map(({ body }) => body)).toEqual([{}])
})

test('SSO-002 what comes back is read from the query, or as the provider itself names its page', () => {
  const asked = { pathname: '/auth/callback', search: '?provider=google&queryString=code%3D1%26state%3D2' }
  expect(returnedIn(asked)).toEqual({ provider: 'google', queryString: 'code=1&state=2' })
  const named = { pathname: '/auth/callback/google', search: '?code=1&state=2' }
  expect(returnedIn(named)).toEqual({ provider: 'google', queryString: 'code=1&state=2' })
  expect(returnedIn({ pathname: '/auth/callback', search: '' })).toEqual({ provider: '', queryString: '' })
})

test('SSO-002 SSO-003 it is handed on once, and leads where the answer leads', async () => {
  at('/auth/callback?provider=google&queryString=code%3D1%26state%3D2')
  const { server, onEnter } = page(ReturnPage, { [COMPLETE]: { json: signedIn } })
  await waitFor(() => expect(onEnter.mock.calls).toEqual([['/tasks']]))
  expect(server.calls(COMPLETE).map(({ query }) => query.toString())).toEqual(['code=1&state=2'])
  expect(window.location.href).not.toContain('code')
})

test('whoever links their account comes back to it', async () => {
  at('/auth/callback/google?code=1&state=2')
  const routes = { [COMPLETE]: { json: { ...signedIn, linked: true, redirect: '/account' } } }
  const { left } = page(ReturnPage, routes, aState(aUser()))
  await waitFor(() => expect(left).toEqual(['/account#account-sso-google']))
})

const standing = (changes: object = {}) => ({
  [OWN]: { json: { providers: [{ provider: 'google', offered: true, linked: null, ...changes }] } },
})
const LINKED = {
  linked: { email: 'ana@gmail.test', since: '2026-11-27T10:00:00Z', last_used: '2026-11-27T11:00:00Z' },
}
const section = (routes: FakeRoutes, state = aState(aUser())) => renderScreen(<SsoSection />, { state, routes })

async function answer(button: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: button }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.type(question.getByLabelText(/Your password/), 'right')
  await userEvent.click(question.getByRole('button', { name: button }))
}

test('an account is linked with the password', async () => {
  const { server, left } = section({ ...standing(), [LINK]: { json: { location: AT_GOOGLE } } })
  await answer('Link with Google')
  await waitFor(() => expect(left).toEqual([AT_GOOGLE]))
  expect(server.calls(LINK).map(({ body }) => body)).toEqual([{ provider: 'google', password: 'right' }])
})

test('what is linked is told with its address, and removed with the password', async () => {
  const { server } = section({ ...standing(LINKED), [REMOVE]: { json: { removed: true } } })
  expect(await screen.findByText(/Linked with ana@gmail.test since/)).toBeTruthy()
  await answer('Remove')
  await waitFor(() =>
    expect(server.calls(REMOVE).map(({ body }) => body)).toEqual([{ provider: 'google', password: 'right' }]),
  )
})

test('what is not offered is not shown, but for what can still be removed', async () => {
  const { server } = section(standing({ offered: false }))
  await waitFor(() => expect(server.calls(OWN)).toHaveLength(1))
  expect(screen.queryByText('Sign in with Google')).toBeNull()
  section(standing({ ...LINKED, offered: false }))
  expect(await screen.findByText('Signing in with Google is no longer offered here.')).toBeTruthy()
})

test('nobody who acts as somebody is told how they sign in', () => {
  const { server } = section(standing(), aState(aUser('trainee', { is_impersonating: true })))
  expect(server.asked).toEqual([])
})
