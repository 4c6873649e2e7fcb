// Where signing in leads whoever has not proved their address yet.
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { SessionProvider } from '../../providers/session'
import { type FakeRoutes, FakeServer } from '../../testing/fake-server'
import { fakeSession } from '../../testing/fake-session'
import { aState } from '../../testing/fixtures'
import { heading, RESEND } from '../../testing/sign-up'
import ActivatePage from './ActivatePage'

afterEach(() => jest.useRealTimers())
afterAll(() => history.replaceState(null, '', '/'))

const EMAIL = 'nadia@harbor.test'
const AGAIN = 'Send the mail again'

function activatePage(query: Readonly<Record<string, string>>, routes: FakeRoutes = {}) {
  history.replaceState(null, '', `/login/activate?${new URLSearchParams(query)}`)
  const server = new FakeServer(routes)
  const left: string[] = []
  const session = { ...fakeSession(server, aState(null)), leave: (path: string) => void left.push(path) }
  render(
    <SessionProvider value={session}>
      <ActivatePage />
    </SessionProvider>,
  )
  return { server, left }
}

test('LOGIN-016 without an address it leads to the sign-in page', async () => {
  const { left } = activatePage({ error: 'account not yet activated' })
  await waitFor(() => expect(left).toEqual(['/login']))
  expect(screen.queryByRole('heading')).toBeNull()
})

test('USER-009 it says what was refused and when the account is deleted, and offers the mail once more', async () => {
  const { left } = activatePage({ email: EMAIL, until: '2027-02-24', error: 'account not yet activated' })
  await heading('Activate your account')
  expect(screen.getByRole('alert').textContent).toBe('account not yet activated')
  expect(screen.getByRole('note').textContent).toBe(
    'The account will be deleted on Feb 24th, 2027 unless its address is verified before.',
  )
  expect(screen.getByText(new RegExp(EMAIL))).toBeTruthy()
  expect(screen.getByRole('button', { name: AGAIN })).toBeTruthy()
  expect(left).toEqual([])
})

test.each(['', 'soon', '<b>2027-02-24</b>'])(
  'where no day is said, as in “%s”, it says after how many',
  async until => {
    activatePage({ email: EMAIL, until })
    await heading('Activate your account')
    expect(screen.getByRole('note').textContent).toContain('90 days after it was made')
  },
)

test('USER-010 USER-012 the mail is sent again to the address, and then it says so in place of the button', async () => {
  const { server } = activatePage({ email: EMAIL }, { [RESEND]: {} })
  await heading('Activate your account')
  // Stands before there is anything to say.
  const told = screen.getByRole('status')
  expect(told.textContent).toBe('')
  jest.useFakeTimers()
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: AGAIN })))
  await act(async () => jest.advanceTimersByTimeAsync(3100))
  expect(screen.getByRole('status')).toBe(told)
  expect(server.calls(RESEND).map(({ body }) => body)).toEqual([{ email: EMAIL }])
  expect(screen.getByRole('status').textContent).toBe(`The mail has been sent again to ${EMAIL}.`)
  expect(screen.queryByRole('button', { name: AGAIN })).toBeNull()
})

test('that it could not be sent is said, and it can be tried again', async () => {
  const refused = { status: 429, json: { errors: [{ code: 'signup.too_many_mails', message: 'Often enough.' }] } }
  activatePage({ email: EMAIL }, { [RESEND]: refused })
  await heading('Activate your account')
  fireEvent.click(screen.getByRole('button', { name: AGAIN }))
  expect(await screen.findByText('Often enough.')).toBeTruthy()
  expect(screen.getByRole('button', { name: AGAIN })).toBeTruthy()
})
