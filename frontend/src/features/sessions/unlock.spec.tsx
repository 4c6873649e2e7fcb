// The page where the link of the mail about a lock leads.
import { liftOwnLock as liftRow } from '@practicum/shared/features/sessions/sign-in-lock.contract'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SessionProvider } from '../../providers/session'
import { type FakeRoutes, FakeServer } from '../../testing/fake-server'
import { fakeSession } from '../../testing/fake-session'
import { aState } from '../../testing/fixtures'
import { liftOwnLock } from './sessions.rows'
import UnlockPage from './UnlockPage'

afterAll(() => history.replaceState(null, '', '/'))

const LIFT = 'POST /api/sign-in-locks/lift'

function unlockPage(search: string, routes: FakeRoutes = {}) {
  history.replaceState(null, '', `/login/unlock${search}`)
  const server = new FakeServer(routes)
  render(
    <SessionProvider value={fakeSession(server, aState(null))}>
      <UnlockPage />
    </SessionProvider>,
  )
  return server
}
const LINK = '?email=ana%40harbor.test&code=the-code'
const press = () => userEvent.click(screen.getByRole('button', { name: 'Lift the lock' }))

test.each([
  [true, 'The lock is lifted. You can sign in from new devices again.'],
  [false, 'The account is not locked any more.'],
])('by a press and by nothing else (%s)', async (lifted, said) => {
  const server = unlockPage(LINK, { [LIFT]: { json: { lifted } } })
  expect([server.calls(LIFT).length, window.location.search]).toEqual([0, ''])
  await press()
  expect((await screen.findByRole('status')).textContent).toBe(said)
  expect(screen.getByRole('link', { name: 'Go to sign-in' }).getAttribute('href')).toBe('/login')
  expect(server.calls(LIFT).map(({ body }) => body)).toEqual([{ email: 'ana@harbor.test', code: 'the-code' }])
})

test('why it was not lifted is said, and it can be tried again', async () => {
  const errors = [{ code: 'login.unlock_unknown', message: 'This link lifts nothing.' }]
  unlockPage(LINK, { [LIFT]: { status: 404, json: { errors } } })
  await press()
  expect((await screen.findByRole('alert')).textContent).toBe('This link lifts nothing.')
  expect(screen.getByRole('button', { name: 'Lift the lock' })).toBeTruthy()
})

test('a link that is not as it was mailed does nothing', () => {
  unlockPage('?email=ana%40harbor.test')
  expect(screen.getByText(/Open the link of the mail as it is/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('the row of the page is that of the contract', () => {
  const { kind, method, path } = liftRow
  expect(liftOwnLock).toMatchObject({ kind, method, path, secret: true })
})
