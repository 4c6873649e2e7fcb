// The pages between the password and the application: the code, and setting it up.
import { REMEMBERED_DAYS } from '@practicum/shared/access/second-step'
import * as contract from '@practicum/shared/features/two-factor/two-factor.contract'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type FakeRoutes, refusal } from '../../testing/fake-server'
import { aState } from '../../testing/fixtures'
import { renderScreen } from '../../testing/render-screen'
import { LEAVES_AFTER } from './Complete'
import SetupEmailPage from './SetupEmailPage'
import SetupPage from './SetupPage'
import TokenPage from './TokenPage'
import * as rows from './two-factor.rows'

const STEP = 'GET /api/auth/token'
const PASS = 'PUT /api/auth/token'
const STANDING = 'GET /api/auth/setup'
const CHOOSE = 'POST /api/auth/setup'
const QR = 'GET /api/auth/setup/authenticator'
const VERIFY = 'POST /api/auth/setup/authenticator/verify'

const entered = { id: 'x', csrf_token: 'new', redirect: '/tasks', recovery_codes_left: null, remembered_until: null }
const leadingOn = (message: string) => ({
  status: 429,
  json: { errors: [{ code: 'two_factor.too_many', message }], next: '/login' },
})

test.each(Object.entries(rows))("the row %s is the contract's", (name, row) => {
  expect(contract).toHaveProperty(name, expect.objectContaining(row))
})

describe('the code', () => {
  function tokenPage(routes: FakeRoutes = {}, address = '/auth/token') {
    window.history.replaceState(null, '', address)
    const onEnter = jest.fn()
    const all = { [STEP]: { json: { method: 'authenticator' } }, [PASS]: { json: entered }, ...routes }
    const page = <TokenPage path="/auth/token" onEnter={onEnter} onFirstKey={jest.fn()} />
    return { ...renderScreen(page, { routes: all, state: aState(null) }), onEnter }
  }
  const give = async (name: string, code: string) => {
    await userEvent.type(await screen.findByLabelText(new RegExp(`^${name}`)), code)
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  }

  test('TFA-006 is asked for with instructions, in a field that phones fill in', async () => {
    tokenPage()
    expect(await screen.findByText(/Open your authenticator app and enter the six digits/)).toBeTruthy()
    const field = screen.getByLabelText(/^Code/)
    expect(field.getAttribute('autocomplete')).toBe('one-time-code')
    expect(field.getAttribute('inputmode')).toBe('numeric')
    expect(document.activeElement).toBe(field)
  })

  test('TFA-021 is sent, and leads where the server says, or where one was going', async () => {
    const { onEnter, server } = tokenPage()
    await give('Code', '123456')
    await waitFor(() => expect(onEnter).toHaveBeenCalledWith('/tasks'))
    expect(server.calls(PASS).map(({ body }) => body)).toEqual([{ token: '123456' }])
  })

  test('where one was going comes first, and only on this site', async () => {
    const own = tokenPage({}, '/auth/token?to=%2Fevents')
    await give('Code', '123456')
    await waitFor(() => expect(own.onEnter).toHaveBeenCalledWith('/events'))
    own.unmount()
    const foreign = tokenPage({}, '/auth/token?to=%2F%2Fevil.example')
    await give('Code', '123456')
    await waitFor(() => expect(foreign.onEnter).toHaveBeenCalledWith('/tasks'))
  })

  test('a recovery code takes its place', async () => {
    const { server } = tokenPage()
    await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }))
    expect(screen.getByText(/Enter one of the recovery codes that you have kept/)).toBeTruthy()
    await give('Recovery code', 'ABCD-EFGH')
    expect(server.calls(PASS).map(({ body }) => body)).toEqual([{ token: 'ABCD-EFGH' }])
  })

  test('with it this device is remembered where that is ticked', async () => {
    const { server } = tokenPage()
    const box = await screen.findByRole('checkbox', { name: `Remember this device for ${REMEMBERED_DAYS} days` })
    expect((box as HTMLInputElement).checked).toBe(false)
    await userEvent.click(box)
    await give('Code', '123456')
    expect(server.calls(PASS).map(({ body }) => body)).toEqual([{ token: '123456', remember: true }])
  })

  test('with a recovery code nothing is remembered, whatever was ticked before', async () => {
    const { server } = tokenPage()
    await userEvent.click(await screen.findByRole('checkbox'))
    await userEvent.click(screen.getByRole('button', { name: 'Use a recovery code' }))
    expect(screen.queryByRole('checkbox')).toBeNull()
    await give('Recovery code', 'ABCD-EFGH')
    expect(server.calls(PASS).map(({ body }) => body)).toEqual([{ token: 'ABCD-EFGH' }])
  })

  test('nothing is sent before something is typed', async () => {
    const { server } = tokenPage()
    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
    expect(screen.getByText('This field is required.')).toBeTruthy()
    expect(server.calls(PASS)).toEqual([])
  })

  test('of a code that was sent, it says where it went, and sends another once that may be', async () => {
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick', 'setImmediate'] })
    try {
      const sms = { method: 'sms', phone: '+•••••••0123', code_sent: false, again_in: 2 }
      const { server } = tokenPage({
        [STEP]: { json: sms },
        'POST /api/auth/code': { json: { phone: sms.phone, again_in: 30 } },
      })
      expect(await screen.findByText('A code goes to +•••••••0123. None has been sent yet.')).toBeTruthy()
      expect(screen.getByText('Another code can be sent in 2 seconds.')).toBeTruthy()
      act(() => jest.advanceTimersByTime(2000))
      await userEvent.click(screen.getByRole('button', { name: 'Send another code' }))
      expect(await screen.findByText('Enter the code that was sent to +•••••••0123.')).toBeTruthy()
      expect(screen.getByRole('status').textContent).toMatch(/^Another code is on its way/)
      expect(screen.getByText('Another code can be sent in 30 seconds.')).toBeTruthy()
      expect(server.calls('POST /api/auth/code')).toHaveLength(1)
    } finally {
      jest.useRealTimers()
    }
  })

  test('TFA-023 a refusal is a red alert, one that names a screen leads there with its message', async () => {
    let answer: FakeRoutes[string] = refusal(422, 'this code is not correct')
    const { left } = tokenPage({ [PASS]: () => answer as never })
    await give('Code', '000000')
    expect((await screen.findByRole('alert')).textContent).toBe('this code is not correct')
    answer = leadingOn('too many wrong codes')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
    await waitFor(() => expect(left).toEqual(['/login?error=too+many+wrong+codes']))
  })
})

describe('setting up', () => {
  const options = { sms_disabled: true, setup_ready: true, setup_complete: false }
  const standing = {
    ...{ options, method: null, since: null, chosen: null, recovery_codes_left: 0, required: true },
    ...{ phone: null, chosen_phone: null, again_in: 0 },
  }
  const CODES = ['AAAA-AAAA-AAAA-AAAA', 'BBBB-BBBB-BBBB-BBBB']

  function setupPage(now: object = {}, routes: FakeRoutes = {}) {
    window.history.replaceState(null, '', '/auth/setup')
    const onEnter = jest.fn()
    const all = {
      [STANDING]: { json: { ...standing, ...now } },
      [CHOOSE]: { json: { chosen: 'authenticator' } },
      [QR]: { json: { qrCode: window.btoa('<svg xmlns="http://www.w3.org/2000/svg"/>'), secret: 'ABCDEFGH' } },
      [VERIFY]: { json: { ...entered, recovery_codes: CODES } },
      ...routes,
    }
    const page = <SetupPage path="/auth/setup" onEnter={onEnter} onFirstKey={jest.fn()} />
    return { ...renderScreen(page, { routes: all, state: aState(null) }), onEnter }
  }
  const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
  const current = () => document.querySelector('[aria-current="step"]')?.textContent

  async function verified() {
    await userEvent.type(await screen.findByLabelText(/^Code/), '123456')
    await press('Turn on')
    await screen.findByText('Two-factor sign-in is on.')
  }

  test('TFA-001 TFA-004 TFA-008 TFA-010 TFA-019 TFA-020 goes from the method to the codes that are kept', async () => {
    const { server } = setupPage()
    expect(await screen.findByLabelText(/^Authenticator app/)).toBeTruthy()
    expect(current()).toBe('Set up')
    expect(screen.queryByLabelText(/^Text message/)).toBeNull()
    await press('Continue')
    expect(server.calls(CHOOSE)).toEqual([])
    await press('Show the QR code')
    expect(server.calls(CHOOSE).map(({ body }) => body)).toEqual([{ method: 'authenticator' }])
    const picture = (await screen.findByRole('img', { name: 'QR code for the authenticator app' })) as HTMLImageElement
    expect(picture.src).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(screen.getByLabelText('Key for the authenticator app').textContent).toBe('ABCD EFGH')
    await verified()
    expect(server.calls(VERIFY).map(({ body }) => body)).toEqual([{ token: '123456' }])
    expect(current()).toBe('Done')
    const shown = within(screen.getByRole('list', { name: 'Recovery codes' })).getAllByRole('listitem')
    expect(shown.map(({ textContent }) => textContent)).toEqual(CODES)
  })

  describe('by text message', () => {
    const SHOWN = '+•••••••0123'
    const withTexts = { options: { ...options, sms_disabled: false } }
    const texting: FakeRoutes = {
      [CHOOSE]: { json: { chosen: 'sms' } },
      'POST /api/auth/setup/phone': { json: { phone: SHOWN, again_in: 30 } },
      'POST /api/auth/setup/phone/code': { json: { ...entered, recovery_codes: CODES } },
      'POST /api/auth/setup/reset': { json: { removed: false } },
    }
    const named = { ...withTexts, chosen: 'sms' }
    const numberField = () => screen.findByLabelText(/^Mobile phone number/) as Promise<HTMLInputElement>

    test('TFA-008 TFA-009 the method is confirmed, the phone named, and the code that goes there given', async () => {
      const { server } = setupPage(withTexts, texting)
      await userEvent.click(await screen.findByLabelText(/^Text message/))
      await press('Continue')
      expect(screen.getByText(/Next you name your phone/)).toBeTruthy()
      expect(server.calls(CHOOSE)).toEqual([])
      await press('Go on to my phone')
      expect(server.calls(CHOOSE).map(({ body }) => body)).toEqual([{ method: 'sms' }])
      await userEvent.type(await numberField(), '2125550123')
      await press('Send the code')
      expect(await screen.findByText(`Enter the code that was sent to ${SHOWN}.`)).toBeTruthy()
      await userEvent.type(screen.getByLabelText(/^Code/), '1234567')
      await press('Turn on')
      await screen.findByText('Two-factor sign-in is on.')
      const told = server.calls('POST /api/auth/setup/phone/code').map(({ body }) => body)
      expect(told).toEqual([{ token: '1234567' }])
      expect(screen.getByRole('list', { name: 'Recovery codes' })).toBeTruthy()
    })

    test('TFA-015 TFA-016 the country is the United States unless another is chosen, and goes with the number', async () => {
      const { server } = setupPage(named, texting)
      const country = (await screen.findByLabelText('Country')) as HTMLSelectElement
      expect(country.selectedOptions[0]?.textContent).toBe('United States')
      await userEvent.selectOptions(country, 'Spain')
      await userEvent.type(await numberField(), '612345678')
      await press('Send the code')
      await screen.findByText(/Enter the code that was sent/)
      const sent = server.calls('POST /api/auth/setup/phone').map(({ body }) => body)
      expect(sent).toEqual([{ country_code: 'ES', phone: '612345678' }])
    })

    test('TFA-012 a number that nobody has is not sent, and said so', async () => {
      const { server } = setupPage(named, texting)
      await userEvent.type(await numberField(), '12')
      await press('Send the code')
      expect(await screen.findByText('This is not a phone number of the chosen country.')).toBeTruthy()
      expect(server.calls('POST /api/auth/setup/phone')).toEqual([])
    })

    test('TFA-013 TFA-014 e, plus, minus, dot and space are not typed, and nothing is pasted', async () => {
      setupPage(named, texting)
      const field = await numberField()
      await userEvent.type(field, '+1e2E-3. 4')
      expect(field.value).toBe('1234')
      await userEvent.click(field)
      await userEvent.paste('2125550123')
      expect(field.value).toBe('1234')
    })

    test('named before, its code is asked for; another number and another method can be chosen', async () => {
      const { server } = setupPage({ ...named, chosen_phone: SHOWN, again_in: 12 }, texting)
      expect(await screen.findByText('Another code can be sent in 12 seconds.')).toBeTruthy()
      await press('Use another number')
      expect(await numberField()).toBeTruthy()
      await press('Choose another method')
      expect(await screen.findByLabelText(/^Authenticator app/)).toBeTruthy()
      expect(server.calls('POST /api/auth/setup/reset').map(({ body }) => body)).toEqual([{}])
    })

    test('chosen once more after another method was, a phone is named anew: the one before is forgotten', async () => {
      setupPage({ ...named, chosen_phone: SHOWN, again_in: 12 }, texting)
      await screen.findByText(`Enter the code that was sent to ${SHOWN}.`)
      await press('Choose another method')
      await userEvent.click(await screen.findByLabelText(/^Text message/))
      await press('Continue')
      await press('Go on to my phone')
      expect(await numberField()).toBeTruthy()
    })

    test('whoever has no app chooses another method beside the code that it would read, where there is one', async () => {
      const { server, unmount } = setupPage({ ...withTexts, chosen: 'authenticator' }, texting)
      await press('Choose another method')
      expect(await screen.findByLabelText(/^Text message/)).toBeTruthy()
      expect(server.calls('POST /api/auth/setup/reset').map(({ body }) => body)).toEqual([{}])
      unmount()
      setupPage({ chosen: 'authenticator' })
      await screen.findByRole('img')
      expect(screen.queryByRole('button', { name: 'Choose another method' })).toBeNull()
    })
  })

  test('what was chosen on the page of the account is scanned at once', async () => {
    const { server } = setupPage({ chosen: 'authenticator', method: 'authenticator' })
    expect(await screen.findByRole('img')).toBeTruthy()
    expect(server.calls(CHOOSE)).toEqual([])
  })

  test('TFA-003 with nothing to set up one is led to sign in', async () => {
    const { left } = setupPage({ options: { ...options, setup_ready: false } })
    await waitFor(() => expect(left).toEqual(['/login']))
  })

  test('TFA-024 where the QR code does not come, the page says why', async () => {
    const failed = { status: 500, json: { errors: [], flash: { type: 'error', message: 'no picture today' } } }
    setupPage({ chosen: 'authenticator' }, { [QR]: failed })
    expect((await screen.findByRole('alert')).textContent).toBe('no picture today')
  })

  test('the codes stay until they are kept, however long that takes', async () => {
    const { onEnter } = setupPage({ chosen: 'authenticator' })
    await verified()
    jest.useFakeTimers()
    try {
      act(() => jest.advanceTimersByTime(3_600_000))
      expect(onEnter).not.toHaveBeenCalled()
      expect(screen.getByRole('list', { name: 'Recovery codes' })).toBeTruthy()
    } finally {
      jest.useRealTimers()
    }
  })

  test('TFA-002 TFA-011 when it is complete the dashboard opens after ten seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick', 'setImmediate'] })
    try {
      const complete = { ...options, setup_ready: false, setup_complete: true }
      const { onEnter } = setupPage({ options: complete, method: 'authenticator' })
      expect(await screen.findByText('Your dashboard opens in 10 seconds.')).toBeTruthy()
      expect(current()).toBe('Done')
      act(() => jest.advanceTimersByTime((LEAVES_AFTER - 1) * 1000))
      expect(onEnter).not.toHaveBeenCalled()
      act(() => jest.advanceTimersByTime(1000))
      expect(onEnter).toHaveBeenCalledWith('/dashboard')
    } finally {
      jest.useRealTimers()
    }
  })

  test('it opens at once by a press, when the codes are kept', async () => {
    const { onEnter } = setupPage({ chosen: 'authenticator' })
    await verified()
    await press('I have kept my codes')
    await press('Go to the dashboard')
    expect(onEnter).toHaveBeenCalledWith('/dashboard')
  })

  test('codes are copied and downloaded', async () => {
    const user = userEvent.setup()
    setupPage({ chosen: 'authenticator' })
    await verified()
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect((await screen.findByRole('status')).textContent).toBe('Copied')
    for (const code of CODES) expect(await navigator.clipboard.readText()).toContain(code)
  })
})

describe('what was sent by mail', () => {
  test('TFA-005 is said', () => {
    window.history.replaceState(null, '', '/auth/setup/email?success=A+link+is+on+its+way')
    renderScreen(<SetupEmailPage />, { state: aState(null) })
    expect(screen.getByRole('alert').textContent).toBe('A link is on its way')
  })

  test('where there is nothing to say, one is led to sign in', async () => {
    window.history.replaceState(null, '', '/auth/setup/email')
    const { left } = renderScreen(<SetupEmailPage />, { state: aState(null) })
    await waitFor(() => expect(left).toEqual(['/login']))
  })
})
