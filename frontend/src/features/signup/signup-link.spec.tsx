// Signing up by a link or a code: what it says, the address that is to be proved, and the page that waits for it.
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { SessionProvider } from '../../providers/session'
import { type FakeRoutes, FakeServer } from '../../testing/fake-server'
import { fakeSession } from '../../testing/fake-session'
import { aState, aUser } from '../../testing/fixtures'
import * as page from '../../testing/sign-up'
import RegisterPage from './RegisterPage'
import VerifyPage from './VerifyPage'

const { CODE, CREATE, fillAccount, fillDetails, heading, LINK_ID, press, RESEND, SIGNUP, signUpPage, VERIFY, write } =
  page

const AT_LINK = `/register/invite-link/${LINK_ID}?code=${CODE}`
const EMAIL = 'nadia@harbor.test'
const PENDING = {
  [CREATE]: {
    json: {
      user: { id: page.INVITE_ID, email: EMAIL, first_name: 'Nadia', last_name: 'Okoye', status: 'pending' },
      waiting: 'the-token',
    },
  },
}

const refused = (status: number, code: string, message: string) => ({ status, json: { errors: [{ code, message }] } })

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  jest.useRealTimers()
})
afterAll(() => history.replaceState(null, '', '/'))

async function signUp(): Promise<void> {
  await heading('Your account')
  await write(/^First name/, 'Nadia')
  await write(/^Last name/, 'Okoye')
  await write(/^Email/, EMAIL)
  await fillAccount()
  await press('Next')
  await heading('Your details')
  await fillDetails()
  await press('Create account')
}

describe('what leads in', () => {
  test('SIGNUP-003 a link says the organization and the role, and is sent with each step', async () => {
    const { server } = signUpPage({ at: AT_LINK, routes: PENDING })
    expect(await screen.findByText('You sign up at Harbor University as resident.')).toBeTruthy()
    await signUp()
    await heading('Verify your email')
    for (const call of [page.ACCOUNT, page.DETAILS, CREATE])
      expect(server.calls(call)[0]?.body).toMatchObject({ invite_link_id: LINK_ID, code: CODE, email: EMAIL })
    expect(server.calls(SIGNUP)[0]?.query.get('invite_link_id')).toBe(LINK_ID)
  })

  test('SIGNUP-005 a code in the address leads in, and is sent with each step', async () => {
    const { server } = signUpPage({ at: `/register/${CODE}`, routes: PENDING })
    await signUp()
    await heading('Verify your email')
    for (const call of [page.ACCOUNT, page.DETAILS, CREATE]) {
      expect(server.calls(call)[0]?.body).toMatchObject({ signup_code: CODE })
      expect(server.calls(call)[0]?.body).not.toHaveProperty('code')
    }
  })

  test('INVITE-004 a link that opens nothing leads to the sign-in page, which says why', async () => {
    const { left } = signUpPage({
      at: AT_LINK,
      routes: { [SIGNUP]: refused(409, 'signup.link_expired', 'It has expired.') },
    })
    await waitFor(() => expect(left).toEqual(['/login?error=It+has+expired.']))
  })

  test('SIGNUP-059 a code that opens nothing leads to /404, which says that it is invalid or has expired', async () => {
    const routes = { [SIGNUP]: refused(404, 'signup.link_unknown', 'This code opens nothing.') }
    const { left } = signUpPage({ at: `/register/${CODE}`, routes })
    await waitFor(() => expect(left).toEqual(['/404?error=This+code+opens+nothing.']))
  })

  test('a code is typed where the address has none', async () => {
    history.replaceState(null, '', '/register')
    const left: string[] = []
    const session = { ...fakeSession(new FakeServer({}), aState(null)), leave: (path: string) => void left.push(path) }
    render(
      <SessionProvider value={session}>
        <RegisterPage />
      </SessionProvider>,
    )
    await press('Go on')
    expect(screen.getByText('Enter the code.')).toBeTruthy()
    await write(/^Code/, ` ${CODE} `)
    await press('Go on')
    expect(left).toEqual([`/register/${CODE}`])
  })

  test('whoever is signed in is told what it is for, and can sign out and come back', async () => {
    const state = aState(aUser('trainee'))
    const { server, left } = signUpPage({ at: AT_LINK, state, routes: { 'POST /api/logout': {} } })
    await heading('Join Harbor University')
    expect(screen.getByText(/This link sets up new accounts/)).toBeTruthy()
    await press('Sign out and use another account')
    await waitFor(() => expect(left).toEqual([AT_LINK]))
    expect(server.calls('POST /api/logout')[0]?.body).toEqual({ keep_page: true })
  })
})

describe('the step that waits for the address', () => {
  test('SIGNUP-033 SIGNUP-036 a pending account leads to it: it says so, and has the mail sent again', async () => {
    const { server } = signUpPage({ at: AT_LINK, routes: { ...PENDING, [RESEND]: {} } })
    await signUp()
    await heading('Verify your email')
    expect(
      screen.getByText(`A mail is on its way to ${EMAIL}. Open the link in it to show that the address is yours.`),
    ).toBeTruthy()
    expect(screen.getByRole('note').textContent).toMatch(
      /^If the address is not verified by .+, \d{4}, the account is deleted\.$/,
    )
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
    await press('Send the mail again')
    await waitFor(() => expect(server.calls(RESEND).map(({ body }) => body)).toEqual([{ email: EMAIL }]))
  })

  test('SIGNUP-037 that it was sent again is said after three seconds', async () => {
    const { server } = signUpPage({ at: AT_LINK, routes: { ...PENDING, [RESEND]: {} } })
    await signUp()
    await heading('Verify your email')
    jest.useFakeTimers()
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send the mail again' })))
    await act(async () => jest.advanceTimersByTimeAsync(0))
    await act(async () => jest.advanceTimersByTimeAsync(2900))
    expect(server.calls(RESEND)).toHaveLength(1)
    expect(screen.queryByText(`The mail has been sent again to ${EMAIL}.`)).toBeNull()
    await act(async () => jest.advanceTimersByTimeAsync(200))
    expect(screen.getByRole('status').textContent).toBe(`The mail has been sent again to ${EMAIL}.`)
  })

  test('SIGNUP-038 SIGNUP-057 of a refusal the first error is shown', async () => {
    const errors = ['Often enough.', 'And more.'].map(message => ({ code: 'signup.too_many_mails', message }))
    signUpPage({ at: AT_LINK, routes: { ...PENDING, [RESEND]: { status: 429, json: { errors } } } })
    await signUp()
    await heading('Verify your email')
    await press('Send the mail again')
    expect((await screen.findByRole('alert')).textContent).toBe('Often enough.')
    await press('Back')
    await heading('Your details')
  })

  test('a reload goes on where it was, and keeps no password', async () => {
    const first = signUpPage({ at: AT_LINK, routes: PENDING })
    await signUp()
    await heading('Verify your email')
    expect(JSON.stringify([sessionStorage, localStorage])).not.toContain(page.GOOD)
    first.unmount()
    const { server } = signUpPage({ at: AT_LINK })
    await heading('Verify your email')
    expect(server.calls(CREATE)).toEqual([])
  })
})

describe('the link of the mail', () => {
  const CHANGE = { code: 'the-code', newEmail: 'new@harbor.test' }
  const VERIFICATION = `GET /api/signup/verification/${encodeURIComponent(EMAIL)}`
  const OPEN = { [VERIFICATION]: { json: { email: EMAIL, is_verified: false } } }

  function verifyPage(routes: FakeRoutes) {
    history.replaceState(null, '', `/register/verify?email=${encodeURIComponent(EMAIL)}&code=the-code`)
    const server = new FakeServer(routes)
    const left: string[] = []
    const session = { ...fakeSession(server, aState(null)), leave: (path: string) => void left.push(path) }
    render(
      <SessionProvider value={session}>
        <VerifyPage />
      </SessionProvider>,
    )
    return { server, left }
  }
  test('SIGNUP-042 of a new address the confirmation speaks of it; the call names both, and it is one’s own where one is signed in', async () => {
    history.replaceState(null, '', `/register/verify?${new URLSearchParams({ ...CHANGE, email: EMAIL })}`)
    const server = new FakeServer({ [VERIFY]: { json: { is_verified: true } } })
    render(
      <SessionProvider value={fakeSession(server, aState(null))}>
        <VerifyPage />
      </SessionProvider>,
    )
    await heading('Your new email address is verified')
    expect(screen.getByText(/The new email address of your account is new@harbor.test/)).toBeTruthy()
    expect(server.calls(VERIFY).map(({ body }) => body)).toEqual([{ email: EMAIL, ...CHANGE }])
  })

  const waits = () =>
    localStorage.setItem('practicum.signup.waiting', JSON.stringify({ email: EMAIL, waiting: 'the-token' }))

  test('SIGNUP-040 SIGNUP-041 is checked on the verify step, and leads to the last one, which leads to the sign-in page', async () => {
    waits()
    const { server } = verifyPage({ ...OPEN, [VERIFY]: { json: { is_verified: true } } })
    expect(screen.getByRole('heading', { level: 1, name: 'Verify your email' })).toBeTruthy()
    await heading('Your account is ready')
    expect(screen.getByText(new RegExp(`Your email address ${EMAIL} is verified`))).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to sign-in' }).getAttribute('href')).toBe('/login')
    expect(server.calls(VERIFY)[0]?.body).toEqual({ email: EMAIL, code: 'the-code', waiting: 'the-token' })
    expect(localStorage.length).toBe(0)
  })

  test('elsewhere it asks for the password, and says when that is wrong', async () => {
    const wrong = refused(422, 'signup.password_wrong', 'is not the one that you signed up with')
    const answers = [refused(422, 'signup.password_needed', 'is needed here'), wrong, { json: { is_verified: true } }]
    const { server } = verifyPage({ ...OPEN, [VERIFY]: () => answers.shift() ?? wrong })
    await write(/^Password/, 'mistyped')
    await press('Verify the address')
    expect((await screen.findByRole('alert')).textContent).toBe('is not the one that you signed up with')
    await write(/^Password/, page.GOOD)
    await press('Verify the address')
    await heading('Your account is ready')
    expect(server.calls(VERIFY).at(-1)?.body).toEqual({ email: EMAIL, code: 'the-code', password: page.GOOD })
  })

  test('a server that has too much to do turns no good link away: it can be tried again, with the password that was typed', async () => {
    const busy = refused(429, 'too_many_requests', 'too many requests')
    const needed = refused(422, 'signup.password_needed', 'is needed here')
    const answers = [busy, needed, busy, { json: { is_verified: true } }]
    const { left, server } = verifyPage({ ...OPEN, [VERIFY]: () => answers.shift() ?? busy })
    expect((await screen.findByRole('alert')).textContent).toContain('too many requests')
    await press('Try again')
    await write(/^Password/, page.GOOD)
    await press('Verify the address')
    expect((await screen.findByRole('alert')).textContent).toBe('too many requests')
    expect((screen.getByLabelText(/^Password/) as HTMLInputElement).value).toBe(page.GOOD)
    await press('Verify the address')
    await heading('Your account is ready')
    expect([left, server.calls(VERIFY).at(-1)?.body]).toEqual([
      [],
      { email: EMAIL, code: 'the-code', password: page.GOOD },
    ])
  })

  test('SIGNUP-058 one that the server refuses leads to /404, whose query has the first error', async () => {
    const { left } = verifyPage({ [VERIFICATION]: refused(404, 'signup.verification_unknown', 'It proves nothing.') })
    await waitFor(() => expect(left).toEqual(['/404?error=It+proves+nothing.']))
  })
})
