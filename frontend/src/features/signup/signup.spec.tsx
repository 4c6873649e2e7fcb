// Signing up: the details, the account that is created, what is kept meanwhile, and joining with an account that is there.
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { refusal } from '../../testing/fake-server'
import { aState, aUser, idOf } from '../../testing/fixtures'
import * as page from '../../testing/sign-up'
import { detailsComplaints } from './details-complaints'
import { offerOfInvite } from './offer'
import { SectionText } from './StepFrame'
import { initialValues } from './signup-form'

const { anInvite, CREATE, DETAILS, field, fillDetails, heading, INVITE_ID, JOIN, press, said, signUpPage, toDetails } =
  page

afterEach(() => sessionStorage.clear())
afterAll(() => history.replaceState(null, '', '/'))

const labels = (): readonly string[] =>
  [...document.querySelectorAll('label')].map(({ textContent }) => (textContent ?? '').replace(/\s*\*$/, ''))

describe('the details', () => {
  test('SIGNUP-019 SIGNUP-020 phone, country, state beside zip where there are several, and time zone', async () => {
    signUpPage({ invite: { role: { keyname: 'supervisor' } } })
    await toDetails()
    await page.choose(/^Country/, 'Hong Kong')
    expect(labels()).toEqual(['Mobile phone', 'Country', 'Postcode', 'Time zone'])
    await page.choose(/^Country/, 'United States')
    await screen.findByLabelText(/^State/)
    expect(labels()).toEqual(['Mobile phone', 'Country', 'State', 'Zip', 'Time zone'])
    const row = (label: RegExp) => field(label).closest('.MuiBox-root')
    expect(row(/^State/)).toBe(row(/^Zip/))
    expect(field(/^Time zone/).value).not.toBe('')
  })

  const ASKED_OF = [
    ['trainee', 1],
    ['faculty', 0],
    ['supervisor', 0],
    ['coordinator', 0],
  ] as const
  test.each(ASKED_OF)(
    'SIGNUP-021 of a %s the student id is asked %i times, and never has to be given',
    async (keyname, times) => {
      const { server } = signUpPage({ invite: { role: { keyname } } })
      await toDetails()
      expect(screen.queryAllByLabelText(/^University student ID/)).toHaveLength(times)
      await fillDetails()
      await press('Create account')
      await heading('Your account is ready')
      expect(server.calls(CREATE)[0]?.body).toMatchObject({ university_student_id: '' })
    },
  )

  const STATES = [{ id: 'US-CA' }, { id: 'US-NY' }]
  const complaints = (typed: object, states = STATES) =>
    detailsComplaints(
      {
        ...initialValues(
          { ...offerOfInvite(anInvite()), questions: [] },
          { phone: '(212) 555-0123', country_code: 'US', state_id: 'US-CA' },
          'UTC',
        ),
        ...typed,
      },
      'trainee',
      states,
    ).map(({ field, message }) => `${field}: ${message}`)

  test('SIGNUP-023 a phone number is required, and has to be an international one', () => {
    expect(complaints({ phone: '' })).toEqual(['phone: Mobile phone is required'])
    expect(complaints({ phone: '12' })).toEqual([expect.stringContaining('phone: a phone number has 10 digits')])
    expect(complaints({ phone: '+44 20 7946 0958' })).toEqual([])
  })

  test('SIGNUP-024 country and time zone are required, and a state where several are listed', () => {
    expect(complaints({ country_code: null, state_id: null, timezone: null }, [])).toEqual([
      'country_code: Country is required',
      'timezone: Time zone is required',
    ])
    expect(complaints({ state_id: null })).toEqual(['state_id: State is required'])
    expect(complaints({ state_id: null, country_code: 'CA' })).toEqual(['state_id: Province / Territory is required'])
    expect(complaints({ state_id: null }, [{ id: 'US-CA' }])).toEqual([])
  })

  test('SIGNUP-025 a postal code may be left out, and otherwise is as in the country', () => {
    expect(complaints({ zip: '' })).toEqual([])
    expect(complaints({ zip: '9410' })).toEqual(['zip: a zip has 5 or 9 digits'])
    expect(complaints({ zip: ' 94103 ' })).toEqual([])
  })

  test('nothing is sent before the details are right, and the first of them has the focus', async () => {
    const { server } = signUpPage()
    await toDetails()
    await press('Create account')
    await waitFor(() => expect(said(/^Mobile phone/)).toBe('Mobile phone is required'))
    expect(said(/^Country/)).toBe('Country is required')
    expect(document.activeElement).toBe(field(/^Mobile phone/))
    expect(server.calls(DETAILS)).toEqual([])
  })
})

test('a step of a section says which of how many it is, and any other nothing', () => {
  const { container, unmount } = render(<SectionText step={{ kind: 'experience', section: 2, of: 3 }} />)
  expect(container.textContent).toBe('section 2 of 3')
  unmount()
  expect(render(<SectionText step={{ kind: 'details' }} />).container.textContent).toBe('')
})

describe('creating the account', () => {
  test('SIGNUP-031 SIGNUP-041 Submit creates it, once, and then it is said, with the way to the sign-in', async () => {
    const { server } = signUpPage()
    await toDetails()
    await fillDetails()
    const button = screen.getByRole('button', { name: 'Create account' })
    fireEvent.click(button)
    fireEvent.submit(button)
    await heading('Your account is ready')
    expect([server.calls(DETAILS), server.calls(CREATE)].map(calls => calls.length)).toEqual([1, 1])
    expect(screen.getByText(/nadia@harbor.test is verified/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to sign-in' }).getAttribute('href')).toBe('/login')
    expect(sessionStorage.length).toBe(0)
  })

  test('SIGNUP-027 neither step is left before the server agrees', async () => {
    const { server } = signUpPage({ routes: { [page.ACCOUNT]: refusal(422, 'Not this one') } })
    await heading('Your account')
    await page.fillAccount()
    await press('Next')
    expect((await screen.findByRole('alert')).textContent).toBe('Not this one')
    server.answer({ [page.ACCOUNT]: {}, [DETAILS]: refusal(422, 'Nor these') })
    await press('Next')
    await heading('Your details')
    await fillDetails()
    await press('Create account')
    expect((await screen.findByRole('alert')).textContent).toBe('Nor these')
    expect(server.calls(CREATE)).toEqual([])
  })

  test('SIGNUP-035 SIGNUP-056 where it fails each error has a line, Back leads back, and nothing is lost', async () => {
    const { server } = signUpPage({ routes: { [CREATE]: refusal(422, 'One thing', 'Another') } })
    await toDetails()
    await fillDetails()
    await press('Create account')
    const alert = await screen.findByRole('alert')
    expect(
      [...alert.querySelectorAll('div > div > div, .MuiAlert-message > div')].map(line => line.textContent),
    ).toEqual(['One thing', 'Another'])
    await press('Back')
    await heading('Your account')
    expect(field(/^Password again/).value).toBe(page.GOOD)
    server.answer({ [CREATE]: { json: { user: { status: 'active' } } } })
    await press('Next')
    await heading('Your details')
    expect([field(/^Mobile phone/).value, field(/^State/).value]).toEqual(['(212) 555-0123', 'State US-CA'])
    await press('Create account')
    await heading('Your account is ready')
  })

  test('an error of a field leads to its step, and stands beside it as well', async () => {
    const errors = [{ code: 'signup.email_taken', message: 'has an account already', field: 'email' }]
    signUpPage({ routes: { [CREATE]: { status: 422, json: { errors } } } })
    await toDetails()
    await fillDetails()
    await press('Create account')
    await heading('Your account')
    await waitFor(() => expect(said(/^Email/)).toBe('has an account already'))
    expect(screen.getByRole('alert').textContent).toBe('Email: has an account already')
  })

  test('where the answer is lost it is sent once, and nobody is told that they have an account already', async () => {
    const { server } = signUpPage({ routes: { [CREATE]: 'unreachable' } })
    await toDetails()
    await fillDetails()
    await press('Create account')
    expect((await screen.findByRole('alert')).textContent).toMatch(/may have been done or not.*try to sign in/)
    expect(server.calls(CREATE)).toHaveLength(1)
  })

  test('what was typed outlives a reload, save the passwords', async () => {
    const { unmount } = signUpPage()
    await toDetails()
    await page.write(/^Mobile phone/, '(212) 555-0123')
    unmount()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain(page.GOOD)
    const { server } = signUpPage({ at: `/register/invite/${INVITE_ID}` })
    await heading('Your account')
    expect(server.asked[0]?.query.get('code')).toBe('the-code')
    expect(field(/^Password again/).value).toBe('')
    await toDetails()
    expect(field(/^Mobile phone/).value).toBe('(212) 555-0123')
  })
})

describe('while signing up', () => {
  beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }))
  afterEach(() => void jest.useRealTimers())

  test('SIGNUP-044 SIGNUP-045 the session is kept alive every half of its lifetime, four times', async () => {
    const { server } = signUpPage({ state: aState(null, { session_lifetime_seconds: 600 }) })
    const pings = () => server.calls('GET /api/signup/ping').length
    await heading('Your account')
    await act(() => jest.advanceTimersByTimeAsync(299_000))
    expect(pings()).toBe(0)
    await act(() => jest.advanceTimersByTimeAsync(1_500))
    expect(pings()).toBe(1)
    await act(() => jest.advanceTimersByTimeAsync(3_000_000))
    expect(pings()).toBe(4)
  })

  test('SIGNUP-044 where nobody signs up nothing is sent', async () => {
    const { server } = signUpPage({ invite: { has_account: true } })
    await heading('Join Harbor University')
    await act(() => jest.advanceTimersByTimeAsync(8_000_000))
    expect(server.calls('GET /api/signup/ping')).toEqual([])
  })
})

describe('with an account', () => {
  const ana = aUser('trainee', { email: 'nadia@harbor.test', name: 'Nadia Okoye' })
  const joining = (routes = {}, user: typeof ana | null = ana) =>
    signUpPage({ routes, invite: { has_account: true }, state: aState(user) })

  test('a visitor signs in, and comes back', async () => {
    joining({}, null)
    await heading('Join Harbor University')
    const link = screen.getByRole('link', { name: 'Sign in to join' })
    expect(link.getAttribute('href')).toBe(`/login?to=${encodeURIComponent(`/register/invite/${INVITE_ID}`)}`)
    expect(screen.queryByLabelText(/^Password/)).toBeNull()
    expect(sessionStorage.getItem('practicum.signup')).toContain('the-code')
  })

  test('somebody who is signed in joins, and goes on in the new position', async () => {
    const { server, left } = joining({
      [JOIN]: { json: { position_id: idOf(4) } },
      [`PATCH /api/users/current_position/${idOf(4)}`]: {},
    })
    await heading('Join Harbor University')
    await press('Join Harbor University')
    await waitFor(() => expect(left).toEqual(['/dashboard']))
    expect(server.calls(JOIN)[0]?.body).toEqual({ code: 'the-code' })
    expect(server.calls(`PATCH /api/users/current_position/${idOf(4)}`)).toHaveLength(1)
    expect(sessionStorage.length).toBe(0)
  })

  test('somebody else is told so, and can sign out and come back', async () => {
    const errors = [{ code: 'signup.another_person', message: 'This is for somebody else.' }]
    const { server, left } = joining({ [JOIN]: { status: 403, json: { errors } }, 'POST /api/logout': {} })
    await heading('Join Harbor University')
    await press('Join Harbor University')
    expect((await screen.findByRole('alert')).textContent).toBe('This is for somebody else.')
    await press('Sign out and use another account')
    await waitFor(() => expect(left).toEqual([`/register/invite/${INVITE_ID}`]))
    expect(server.calls('POST /api/logout')[0]?.body).toEqual({ keep_page: true })
    expect(sessionStorage.getItem('practicum.signup')).toContain('the-code')
  })

  test('somebody who is signed in with another address is told whose invitation it is before they try', async () => {
    joining({}, aUser('trainee', { email: 'ben@harbor.test', name: 'Ben Katz' }))
    await heading('Join Harbor University')
    expect(screen.getByText(/^This invitation is for nadia@harbor\.test\./)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Sign out and use another account' })).toBeTruthy()
  })

  test.each([
    ['used', 'It has been accepted already. If that was you, its position is among yours'],
    ['expired', 'It has expired. Ask whoever sent it'],
    ['replaced', 'It has been sent once more since. Open the link of the newer mail'],
    ['withdrawn', 'It was withdrawn. Ask whoever sent it'],
    ['unknown', 'There is no such invitation.'],
  ])('somebody who is signed in is told on the spot why one that is %s opens nothing', async (why, text) => {
    const errors = [{ code: `signup.invite_${why}`, message: 'Sign in.' }]
    const { left } = signUpPage({ routes: { [page.INVITE]: { status: 409, json: { errors } } }, state: aState(ana) })
    await heading('This invitation opens nothing')
    expect(screen.getByRole('alert').textContent).toContain(text)
    expect(screen.getByRole('link', { name: 'Go to my dashboard' }).getAttribute('href')).toBe('/dashboard')
    expect(left).toEqual([])
    expect(sessionStorage.length).toBe(0)
  })

  test('what the server says besides is told as it is, and also that the secret is not in this tab', async () => {
    const shown = signUpPage({ routes: { [page.INVITE]: refusal(429, 'Too many.') }, state: aState(ana) })
    expect((await screen.findByRole('alert')).textContent).toBe('Too many.')
    shown.unmount()
    const { left } = signUpPage({ at: `/register/invite/${INVITE_ID}`, state: aState(ana) })
    expect((await screen.findByRole('alert')).textContent).toContain('Open the link in your mail once more')
    expect(left).toEqual([])
  })

  test('an account is not set up by somebody who is signed in', async () => {
    signUpPage({ state: aState(ana) })
    await screen.findByText(/^This invitation is for nadia@harbor\.test\./)
    expect(screen.queryByRole('button', { name: /^Join/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Sign out and use another account' })).toBeTruthy()
  })
})
