// Signing in again over a page: the password, then a code where one is asked for, and nothing typed is lost.
import { messageOf } from '@practicum/shared/contract/messages'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FakeRoutes, refusal } from '../testing/fake-server'
import { aState, aUser } from '../testing/fixtures'
import { renderScreen } from '../testing/render-screen'
import { IdleWatch } from './idle/IdleWatch'

const ANSWER = { id: 'x', auth_code_required: false, phone: null, csrf_token: 'after', redirect: '/tasks' }
const WITH_CODE = { ...ANSWER, auth_code_required: true, phone: '+•••••••7788' }

function signedOutOverThePage(routes: FakeRoutes) {
  jest.useFakeTimers()
  const shown = renderScreen(<IdleWatch />, {
    at: '/livesessions/7',
    state: aState(aUser()),
    routes: { 'PUT /api/users/current/last-route': {}, ...routes },
  })
  act(() => jest.advanceTimersByTime(601_000))
  jest.useRealTimers()
  return shown
}

const type = (label: RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })
const ticked = (token: string) => ({ token, remember: true })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a password that is right but not enough leads to the code, with what is shown of the number it went to', async () => {
  const { server } = signedOutOverThePage({
    'POST /api/login': { json: WITH_CODE },
    'PUT /api/auth/token': { json: {} },
  })
  type(/Password/, 'right')
  await press('Sign in')
  expect(await screen.findByText('Enter the code that was sent to +•••••••7788.')).toBeTruthy()
  expect(screen.queryByLabelText(/Password/)).toBeNull()
  type(/Code/, '123456')
  await press('Continue')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.calls('PUT /api/auth/token').map(({ body }) => body)).toEqual([{ token: '123456' }])
  expect(server.calls('PUT /api/auth/token')[0]?.headers.get('X-CSRF-TOKEN')).toBe('after')
})

test('a device is remembered where that is ticked beside the code', async () => {
  const { server } = signedOutOverThePage({
    'POST /api/login': { json: WITH_CODE },
    'PUT /api/auth/token': { json: {} },
  })
  type(/Password/, 'right')
  await press('Sign in')
  await screen.findByLabelText(/Code/)
  await userEvent.click(screen.getByRole('checkbox', { name: /Remember this device for 30 days/ }))
  type(/Code/, '123456')
  await press('Continue')
  await waitFor(() => expect(server.calls('PUT /api/auth/token').map(({ body }) => body)).toEqual([ticked('123456')]))
})

/** As the server answers what was begun too long ago, or tried too often: it leads to where one signs in. */
const over = (status: number, message: string) => ({
  ...{ status, json: { errors: [{ code: 'refused', message }], next: '/login' } },
})

test.each([
  { why: 'after too many codes', answer: over(429, 'too many wrong codes') },
  { why: 'too long after the password', answer: over(401, 'the session has ended') },
])('$why one begins with the password again, over the same page', async ({ answer }) => {
  const { left, server } = signedOutOverThePage({
    'POST /api/login': { json: WITH_CODE },
    'PUT /api/auth/token': answer,
  })
  type(/Password/, 'right')
  await press('Sign in')
  await screen.findByLabelText(/Code/)
  type(/Code/, '000000')
  await press('Continue')
  await screen.findByLabelText(/Password/)
  expect(screen.getByRole('alert').textContent).not.toBe('')
  type(/Password/, 'right')
  await press('Sign in')
  expect(await screen.findByLabelText(/Code/)).toBeTruthy()
  expect([server.calls('POST /api/login').length, left]).toEqual([2, []])
})

test('an answer that does not come is told', async () => {
  signedOutOverThePage({ 'POST /api/login': 'unreachable' })
  type(/Password/, 'right')
  await press('Sign in')
  expect((await screen.findByRole('alert')).textContent).toMatch(/Practicum could not be reached/)
})

test('a code that is refused is told, and can be typed again', async () => {
  const refused = refusal(422, 'this code has expired')
  signedOutOverThePage({ 'POST /api/login': { json: WITH_CODE }, 'PUT /api/auth/token': refused })
  type(/Password/, 'right')
  await press('Sign in')
  await screen.findByLabelText(/Code/)
  type(/Code/, '000000')
  await press('Continue')
  expect((await screen.findByRole('alert')).textContent).toBe('this code has expired')
  expect(screen.getByLabelText(/Code/)).toBeTruthy()
})

test('SESSION-006 nothing is sent without a password or without a code; the email is one’s own', async () => {
  const { server } = signedOutOverThePage({ 'POST /api/login': { json: WITH_CODE } })
  const email = screen.getByLabelText(/Email/) as HTMLInputElement
  expect([email.value, email.required, email.readOnly]).toEqual(['marisol@example.org', true, true])
  await press('Sign in')
  expect(screen.getByText('This field is required.')).toBeTruthy()
  expect(server.calls('POST /api/login')).toEqual([])
  type(/Password/, 'right')
  await press('Sign in')
  await screen.findByLabelText(/Code/)
  await press('Continue')
  expect(screen.getByText('This field is required.')).toBeTruthy()
  expect(server.calls('PUT /api/auth/token')).toEqual([])
})

test('IDLE-009 too many attempts are told with the seconds to wait', async () => {
  signedOutOverThePage({ 'POST /api/login': refusal(429, messageOf('login.too_many', { seconds: 42 })) })
  type(/Password/, 'wrong')
  await press('Sign in')
  expect((await screen.findByRole('alert')).textContent).toContain('42 seconds')
})

test('another code is sent where one asks for it, and why it is not is told', async () => {
  const answers = [{ json: { phone: WITH_CODE.phone, again_in: 30 } }, refusal(429, 'a code has just been sent')]
  const { server } = signedOutOverThePage({
    'POST /api/login': { json: WITH_CODE },
    'POST /api/auth/code': () => answers.shift() as never,
  })
  type(/Password/, 'right')
  await press('Sign in')
  await screen.findByLabelText(/Code/)
  await press('Send another code')
  expect(await screen.findByText(/^Another code is on its way/)).toBeTruthy()
  expect(server.calls('POST /api/auth/code')).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
  await press('Send another code')
  expect((await screen.findByRole('alert')).textContent).toBe('a code has just been sent')
  expect(screen.queryByText(/^Another code is on its way/)).toBeNull()
})

test('a recovery code is typed with letters, and no device is remembered by it', async () => {
  const { server } = signedOutOverThePage({
    'POST /api/login': { json: { ...ANSWER, auth_code_required: true } },
    'PUT /api/auth/token': { json: {} },
  })
  type(/Password/, 'right')
  await press('Sign in')
  const keys = async (label: RegExp) => ((await screen.findByLabelText(label)) as HTMLInputElement).inputMode
  expect(await keys(/^Code/)).toBe('numeric')
  await userEvent.click(screen.getByRole('checkbox', { name: /Remember this device/ }))
  await press('Use a recovery code')
  expect(await keys(/^Recovery code/)).toBe('text')
  expect(screen.queryByRole('checkbox')).toBeNull()
  type(/^Recovery code/, 'k7fp-2mxa')
  await press('Continue')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.calls('PUT /api/auth/token').map(({ body }) => body)).toEqual([{ token: 'k7fp-2mxa' }])
})

test('whoever finds their phone gives its code after all', async () => {
  signedOutOverThePage({ 'POST /api/login': { json: WITH_CODE } })
  type(/Password/, 'right')
  await press('Sign in')
  await screen.findByLabelText(/^Code/)
  await press('Use a recovery code')
  expect(screen.queryByRole('button', { name: 'Send another code' })).toBeNull()
  await press('Use a code instead')
  expect(await screen.findByText('Enter the code that was sent to +•••••••7788.')).toBeTruthy()
})

const OF_SIGNING_IN = ['login.failed', 'login.not_activated']
test.each(OF_SIGNING_IN)('IDLE-008 %s is told in the words of signing in', async code => {
  signedOutOverThePage({ 'POST /api/login': refusal(422, messageOf(code)) })
  type(/Password/, 'right')
  await press('Sign in')
  expect((await screen.findByRole('alert')).textContent).toBe(messageOf(code))
})

const OF_THE_SECOND_STEP = ['two_factor.invalid', 'two_factor.expired', 'two_factor.too_many']
test.each(OF_THE_SECOND_STEP)('IDLE-008 %s is told in the words of the second step', async code => {
  signedOutOverThePage({
    'POST /api/login': { json: WITH_CODE },
    'PUT /api/auth/token': refusal(422, messageOf(code, { seconds: 42, minutes: 1 })),
  })
  type(/Password/, 'right')
  await press('Sign in')
  await screen.findByLabelText(/Code/)
  type(/Code/, '000000')
  await press('Continue')
  expect((await screen.findByRole('alert')).textContent).toBe(messageOf(code, { seconds: 42, minutes: 1 }))
})

test('where a device is asked for and this browser knows none, it is said, with the way to where one signs in', async () => {
  const { left } = signedOutOverThePage({ 'POST /api/login': { json: { ...ANSWER, next: '/auth/token' } } })
  type(/Password/, 'right')
  await press('Sign in')
  expect(await screen.findByText(/A passkey is asked for, and this browser cannot give one here/)).toBeTruthy()
  await press('To the sign-in page')
  expect(left).toEqual(['/auth/token'])
})
