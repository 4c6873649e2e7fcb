// Signing in: the rules of the form, and the page.
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { arrivalAlerts } from '../../app/public/arrival-alerts'
import { ApiFailure } from '../../providers/api-failure'
import { type FakeRoutes, refusal } from '../../testing/fake-server'
import { aState } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import LoginPage from './LoginPage'
import { afterFailure, afterSignIn, checkCredentials } from './sign-in'

const signedIn = { id: 'x', auth_code_required: false, phone: null, csrf_token: 'new', redirect: '/tasks' }

function loginPage(routes: FakeRoutes = { 'POST /api/login': { json: signedIn } }, state = aState(null)) {
  const onEnter = jest.fn()
  const onFirstKey = jest.fn()
  const shown = renderScreen(<LoginPage path="/login" onEnter={onEnter} onFirstKey={onFirstKey} />, { routes, state })
  const fill = async (email: string, password: string) => {
    if (email !== '') await userEvent.type(screen.getByLabelText(/Email/), email)
    if (password !== '') await userEvent.type(screen.getByLabelText(/^Password/), password)
  }
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  return { ...shown, onEnter, onFirstKey, fill, submit }
}

test('LOGIN-004 both fields are required', () => {
  expect(checkCredentials({ email: '', password: '' })).toEqual({
    email: 'This field is required.',
    password: 'This field is required.',
  })
})

test('LOGIN-005 the email must be well-formed', () => {
  expect(checkCredentials({ email: 'ana@', password: 'x' })).toEqual({ email: 'Enter a valid email address.' })
  expect(checkCredentials({ email: 'ana@example.org', password: 'x' })).toEqual({})
})

test('the page asks for email and password, and leads on who has forgotten theirs', () => {
  loginPage()
  expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe('/password/reset')
  expect(screen.getByLabelText(/Email/).getAttribute('type')).toBe('email')
  expect(screen.getByLabelText(/^Password/).getAttribute('type')).toBe('password')
})

const HALF_FILLED = [
  ['', 'secret'],
  ['ana@example.org', ''],
] as const
test.each(HALF_FILLED)('LOGIN-006 nothing is sent for email "%s" and password "%s"', async (email, password) => {
  const { server, fill, submit } = loginPage()
  await fill(email, password)
  await submit()
  expect(server.asked).toEqual([])
  expect(screen.getByText('This field is required.')).toBeTruthy()
})

test('LOGIN-007 two presses send one request', async () => {
  const { server, fill, onEnter } = loginPage()
  await fill('ana@example.org', 'secret')
  const button = screen.getByRole('button', { name: 'Sign in' })
  fireEvent.click(button)
  fireEvent.submit(button)
  await waitFor(() => expect(onEnter).toHaveBeenCalled())
  expect(server.calls('POST /api/login')).toHaveLength(1)
})

test('LOGIN-009 D2ROUTE-022 a successful sign-in goes where the server leads', async () => {
  const { fill, submit, onEnter, server } = loginPage()
  await fill('ana@example.org', 'secret')
  await submit()
  expect(onEnter).toHaveBeenCalledWith('/tasks')
  expect(server.asked[0]?.body).toEqual({ email: 'ana@example.org', password: 'secret' })
})

test('a named next step goes first, and only on this site', () => {
  expect(afterSignIn({ next: '/auth/token', redirect: '/tasks' })).toBe('/auth/token')
  expect(afterSignIn({})).toBe('/dashboard')
  expect(afterSignIn({ redirect: '//evil.example' })).toBe('/dashboard')
  expect(afterSignIn({ redirect: '/tasks' }, '/events?x=1')).toBe('/events?x=1')
  expect(afterSignIn({ redirect: '/tasks' }, 'https://evil.example')).toBe('/tasks')
})

test('LOGIN-022 LOGIN-020 a refusal is shown in place', async () => {
  const { fill, submit, onEnter } = loginPage({ 'POST /api/login': refusal(422, 'the combination is not correct') })
  await fill('ana@example.org', 'wrong')
  await submit()
  expect((await screen.findByRole('alert')).textContent).toBe('the combination is not correct')
  expect(onEnter).not.toHaveBeenCalled()
})

test('after a refusal the way to the mail that verifies an address is open, for whichever address was typed', async () => {
  const { fill, submit } = loginPage({ 'POST /api/login': refusal(422, 'the combination is not correct') })
  const name = 'Signed up, and not verified your email yet?'
  expect(screen.queryByRole('link', { name })).toBeNull()
  await fill('ana@example.org', 'wrong')
  await submit()
  const link = await screen.findByRole('link', { name })
  expect(link.getAttribute('href')).toBe('/login/activate?email=ana%40example.org')
  // Without an address its page would lead back here.
  await userEvent.clear(screen.getByLabelText(/Email/))
  expect(screen.queryByRole('link', { name })).toBeNull()
})

test('LOGIN-021 several errors are a list', async () => {
  const { fill, submit } = loginPage({ 'POST /api/login': refusal(422, 'one', 'two') })
  await fill('ana@example.org', 'wrong')
  await submit()
  expect((await screen.findAllByRole('listitem')).map(item => item.textContent)).toEqual(['one', 'two'])
})

test('LOGIN-008 the next step is told where one was going, and what the answer says', async () => {
  expect(afterSignIn({ next: '/auth/token', redirect: '/tasks' }, '/events?x=1')).toBe(
    '/auth/token?to=%2Fevents%3Fx%3D1',
  )
  const next = { ...signedIn, next: '/auth/setup', flash: { type: 'info', message: 'Set it up first' } }
  const { fill, submit, onEnter } = loginPage({ 'POST /api/login': { json: next } })
  await fill('ana@example.org', 'secret')
  await submit()
  expect(onEnter).toHaveBeenCalledWith('/auth/setup?info=Set+it+up+first')
})

describe('failures', () => {
  const failed = (more: object) =>
    new ApiFailure({
      kind: 'answered',
      status: 429,
      endpoint: 'POST /api/login',
      errors: [{ code: 'a', message: 'first' }],
      ...more,
    })

  test('LOGIN-019 the flash goes before the errors', () => {
    const flash = { type: 'error' as const, message: 'retry in 30 seconds' }
    expect(afterFailure(failed({ flash }))).toEqual({ kind: 'shown', messages: ['retry in 30 seconds'] })
  })

  test('LOGIN-020 a failure that names a screen leads there with its message', () => {
    expect(afterFailure(failed({ next: '/login/activate' }))).toEqual({
      kind: 'go',
      path: '/login/activate?error=first',
    })
    expect(afterFailure(failed({ next: '/login/activate?email=a%40b.test' }))).toEqual({
      kind: 'go',
      path: '/login/activate?email=a%40b.test&error=first',
    })
  })
})

test('LOGIN-017 alerts of the address', () => {
  const alerts = arrivalAlerts('?error=No&success=Yes&other=x', { flash: null, errors: [] })
  expect(alerts).toEqual([
    { severity: 'error', messages: ['No'] },
    { severity: 'success', messages: ['Yes'] },
  ])
})

test('LOGIN-018 alerts of the page state', () => {
  const flash = { type: 'info' as const, message: 'Signed out' }
  loginPage({}, aState(null, { flash, errors: ['one', 'two'] }))
  expect(screen.getAllByRole('alert').map(alert => alert.textContent)).toEqual(['Signed out', 'onetwo'])
})

test('the application is fetched with the first key, once', async () => {
  const { fill, onFirstKey } = loginPage()
  await fill('ana', '')
  expect(onFirstKey).toHaveBeenCalledTimes(1)
})
