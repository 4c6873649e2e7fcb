// Choosing a password: the rules of the form, asking for a link, using it, and changing one's own.

import type { PasswordVerdict } from '@practicum/shared/features/passwords/passwords.contract'
import * as contract from '@practicum/shared/features/passwords/passwords.contract'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FakeRoutes, refusal } from '../../testing/fake-server'
import { aState, aUser } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { checkNewPassword } from './new-password'
import PasswordSection from './PasswordSection'
import * as rows from './passwords.rows'
import ResetPage from './ResetPage'
import ResetRequestPage from './ResetRequestPage'
import { linkOf } from './reset-link'

const GOOD = 'vivid-kelp-meadow'
const OPEN = 'POST /api/password/reset/open'
const JUDGE = 'POST /api/password/validate'
const RESET = 'POST /api/password/reset'
const ASK = 'POST /api/password/email'
const CHANGE = 'PUT /api/password'

const verdict = (more: Partial<PasswordVerdict> = {}): PasswordVerdict => ({
  ...{ strength: 'extra_strong', score: 4, feedback: [], valid: true },
  errors: { password: [] },
  policy: 'normal',
  ...more,
})
const GUESSED = verdict({
  ...{ strength: 'weak', score: 0, valid: false, feedback: ['Sequences are easy to guess', 'Another word would help'] },
  errors: { password: [{ field: 'password', code: 'password.guessable', message: 'is too easy to guess' }] },
})
const flash = { type: 'success', message: 'Sign in with the new one.' }

test.each(Object.entries(rows))("the row %s is the contract's", (name, row) => {
  expect(contract).toHaveProperty(name, expect.objectContaining(row))
})

describe('what is checked before anything is sent', () => {
  const check = (password: string, confirmation = password, policy: 'normal' | 'extra_strong' = 'normal') =>
    checkNewPassword({ password, confirmation }, policy, undefined)

  test('RESET-008 ten characters are needed, under the extra-strong policy sixteen', () => {
    expect(check('vivid-kel')).toEqual({ password: 'At least 10 characters are needed.' })
    expect(check('vivid-kelp')).toEqual({})
    expect(check('vivid-kelp-mead', undefined, 'extra_strong')).toEqual({
      password: 'At least 16 characters are needed.',
    })
  })

  test('RESET-009 AUTH3-005 the confirmation must be the same', () => {
    expect(check(GOOD, `${GOOD}!`)).toEqual({ confirmation: 'The two passwords are not the same.' })
    expect(check('', '')).toEqual({ password: 'This field is required.', confirmation: 'This field is required.' })
  })

  test('what the server has said of it counts', () => {
    expect(checkNewPassword({ password: 'abcdefghij', confirmation: 'abcdefghij' }, 'normal', GUESSED)).toEqual({
      password: 'The password is too easy to guess.',
    })
  })
})

describe('asking for a link', () => {
  const page = (routes: FakeRoutes) => renderScreen(<ResetRequestPage />, { routes, state: aState(null) })
  const ask = async (email: string) => {
    await userEvent.type(screen.getByLabelText(/Email/), email)
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }))
  }

  test('RESET-001 an address is asked for, and then it is said that the link was sent', async () => {
    const { server } = page({
      [ASK]: { json: { flash: { type: 'success', message: 'On its way.' }, expires_in_minutes: 60 } },
    })
    await ask('ana@harbor.test')
    expect((await screen.findByRole('status')).textContent).toBe('On its way.')
    expect(server.calls(ASK)[0]?.body).toEqual({ email: 'ana@harbor.test' })
    await userEvent.click(screen.getByRole('button', { name: 'Use another address' }))
    expect(screen.getByLabelText(/Email/)).toBeTruthy()
  })

  test('what led here is said', () => {
    history.replaceState(null, '', '/password/reset?error=Expired')
    page({})
    expect(screen.getByRole('alert').textContent).toBe('Expired')
    history.replaceState(null, '', '/')
  })

  test('an address that is none is not sent', async () => {
    const { server } = page({})
    await ask('ana@')
    expect(await screen.findByText('Enter a valid email address.')).toBeTruthy()
    expect(server.asked).toEqual([])
  })

  test('RESET-003 where it fails, the flash is shown, or else the first error', async () => {
    const { server } = page({ [ASK]: refusal(429, 'Too many links.', 'another') })
    await ask('ana@harbor.test')
    expect((await screen.findByRole('alert')).textContent).toBe('Too many links.')
    server.answer({ [ASK]: { status: 422, json: { errors: [], flash: { type: 'error', message: 'Not now' } } } })
    await userEvent.click(screen.getByRole('button', { name: 'Send the link' }))
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('Not now'))
  })
})

describe('using it', () => {
  const at = (address: string) => history.replaceState(null, '', address)
  afterEach(() => at('/'))
  const LINK = '/password/update/the-token?email=ana%40harbor.test'

  function page(routes: FakeRoutes = {}, address = LINK) {
    at(address)
    const known = { [OPEN]: { json: { policy: 'normal' } }, [JUDGE]: { json: verdict() }, ...routes }
    return renderScreen(<ResetPage />, { routes: known, state: aState(null) })
  }
  const fill = async (password: string, confirmation = password) => {
    await userEvent.type(await screen.findByLabelText(/^New password \*?$|^New password$/), password)
    await userEvent.type(screen.getByLabelText(/New password again/), confirmation)
  }
  const submit = () => userEvent.click(screen.getByRole('button', { name: 'Change password' }))

  test('RESET-004 without an address it leads to asking for a link', () => {
    const { left, server } = page({}, '/password/update/the-token')
    expect(left).toEqual(['/password/reset'])
    expect(server.asked).toEqual([])
  })

  test('the token leaves the address as soon as the page has it; after a reload the mail has to be opened again', async () => {
    const { server, unmount } = page()
    await screen.findByLabelText(/New password again/)
    expect(window.location.pathname + window.location.search).toBe('/password/update')
    expect(server.calls(OPEN)[0]?.body).toEqual({ email: 'ana@harbor.test', token: 'the-token' })
    unmount()
    page({}, '/password/update')
    expect(await screen.findByText(/Open the link in your mail once more/)).toBeTruthy()
    expect(linkOf({ pathname: '/password/updates/x', search: '' })).toBeUndefined()
  })

  test('RESET-005 a meter, a way to look at what is typed, and the same once more', async () => {
    page({ [JUDGE]: { json: GUESSED } })
    const password = (await screen.findByLabelText(/^New password(?! again)/)) as HTMLInputElement
    expect([password.type, password.autocomplete]).toEqual(['password', 'new-password'])
    await userEvent.type(password, 'abcdefghij')
    await waitFor(() => expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('Weak'))
    expect(screen.getByText('Sequences are easy to guess')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password.type).toBe('text')
  })

  test('RESET-011 what is asked for differs by the policy', async () => {
    const { unmount } = page()
    expect(await screen.findByText(/^At least 10 characters, without/)).toBeTruthy()
    unmount()
    page({ [OPEN]: { json: { policy: 'extra_strong' } } })
    expect(await screen.findByText(/^At least 16 characters, as your organization asks for/)).toBeTruthy()
  })

  test('RESET-007 PASSWORD-010 the server is asked half a second after the last key, once', async () => {
    jest.useFakeTimers()
    try {
      const { server } = page()
      const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
      await user.type(await screen.findByLabelText(/^New password(?! again)/), GOOD)
      await act(() => jest.advanceTimersByTimeAsync(499))
      expect(server.calls(JUDGE)).toHaveLength(0)
      await act(() => jest.advanceTimersByTimeAsync(1))
      expect(server.calls(JUDGE).map(({ body }) => body)).toEqual([
        { password: GOOD, link: { email: 'ana@harbor.test', token: 'the-token' } },
      ])
    } finally {
      jest.useRealTimers()
    }
  })

  test('RESET-010 nothing is sent while the password or its confirmation is not good', async () => {
    const { server } = page({ [JUDGE]: { json: GUESSED } })
    await fill('abcdefghij', 'abcdefghij')
    await submit()
    expect(await screen.findByText('The password is too easy to guess.')).toBeTruthy()
    await submit()
    server.answer({ [JUDGE]: { json: verdict() } })
    await userEvent.clear(screen.getByLabelText(/^New password(?! again)/))
    await userEvent.type(screen.getByLabelText(/^New password(?! again)/), GOOD)
    await submit()
    expect(await screen.findByText('The two passwords are not the same.')).toBeTruthy()
    expect(server.calls(RESET)).toEqual([])
  })

  test('RESET-012 afterwards one signs in, with what the answer says', async () => {
    const { server, left } = page({ [RESET]: { json: { next: '/login', flash } } })
    await fill(GOOD)
    await submit()
    await waitFor(() => expect(left).toEqual(['/login?success=Sign+in+with+the+new+one.']))
    expect(server.calls(RESET)[0]?.body).toEqual({ email: 'ana@harbor.test', token: 'the-token', password: GOOD })
  })

  test('RESET-013 a failure is told in place, beside the password where it is of that, and leads on where it says so', async () => {
    const { server, left } = page({ [RESET]: refusal(422, 'This link has been used already', 'another') })
    await fill(GOOD)
    await submit()
    expect((await screen.findByRole('alert')).textContent).toBe('This link has been used already')
    const errors = [{ field: 'password', code: 'x', message: 'is in a list' }]
    server.answer({ [RESET]: { status: 422, json: { errors } } })
    await submit()
    expect(await screen.findByText('The password is in a list.')).toBeTruthy()
    const message = 'Ask again'
    server.answer({
      [RESET]: { status: 422, json: { errors: [], next: '/password/reset', flash: { type: 'error', message } } },
    })
    await userEvent.type(screen.getByLabelText(/^New password(?! again)/), '!')
    await userEvent.type(screen.getByLabelText(/New password again/), '!')
    await submit()
    await waitFor(() => expect(left).toEqual(['/password/reset?error=Ask+again']))
  })

  test('a change whose answer was lost is not sent again: it is not told as refused, but as perhaps done', async () => {
    const { server } = page({ [RESET]: 'unreachable' })
    await fill(GOOD)
    await submit()
    expect((await screen.findByRole('alert')).textContent).toMatch(/may have been done or not.*try to sign in/)
    expect(server.calls(RESET)).toHaveLength(1)
  })

  test('a link that opens nothing says which it is, and offers the next one', async () => {
    page({ [OPEN]: refusal(422, 'This link has expired. Ask for a new one') })
    expect((await screen.findByRole('alert')).textContent).toBe('This link has expired. Ask for a new one')
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/password/reset')
  })
})

describe('changing one’s own', () => {
  const JUDGE_OWN = `POST /api/users/${aUser('trainee').id}/password/validate`

  function section(routes: FakeRoutes = {}, state = aState(aUser('trainee'))) {
    return renderScreen(<PasswordSection />, { routes: { [JUDGE_OWN]: { json: verdict() }, ...routes }, state })
  }
  async function fill(current: string, password: string) {
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
    await userEvent.type(screen.getByLabelText(/Current password/), current)
    await userEvent.type(screen.getByLabelText(/^New password(?! again)/), password)
    await userEvent.type(screen.getByLabelText(/New password again/), password)
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
  }

  test('with the current one it is changed, and the page goes on with a new token', async () => {
    const { server } = section({ [CHANGE]: { json: { csrf_token: 'new' } } })
    await fill('the old one', GOOD)
    expect(await screen.findByText(/Your password is changed/)).toBeTruthy()
    expect(server.calls(CHANGE)[0]?.body).toEqual({ current: 'the old one', password: GOOD })
    expect(screen.queryByLabelText(/Current password/)).toBeNull()
  })

  test('a refusal stands beside its field, and the form is kept', async () => {
    const errors = [{ field: 'current', code: 'x', message: 'is not the one you sign in with' }]
    section({ [CHANGE]: { status: 422, json: { errors } } })
    await fill('not mine', GOOD)
    expect(await screen.findByText('The password is not the one you sign in with.')).toBeTruthy()
    expect((screen.getByLabelText(/^New password(?! again)/) as HTMLInputElement).value).toBe(GOOD)
  })

  test('PASSWORD-006 an organization that asks for more is heard', async () => {
    const user = aUser('trainee')
    for (const { organization } of user.positions) organization.organization_settings.enable_stronger_passwords = true
    section({}, aState(user))
    await userEvent.click(screen.getByRole('button', { name: 'Change password' }))
    expect(screen.getByText(/^At least 16 characters/)).toBeTruthy()
  })

  test('an admin who acts as the person changes nothing', () => {
    section({}, aState({ ...aUser('trainee'), is_impersonating: true }))
    expect((screen.getByRole('button', { name: 'Change password' }) as HTMLButtonElement).disabled).toBe(true)
  })
})
