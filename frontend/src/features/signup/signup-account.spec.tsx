// Signing up: how an invitation opens, and the step of the account.
import * as passwords from '@practicum/shared/features/passwords/passwords.contract'
import * as people from '@practicum/shared/features/people/people.contract'
import { SHOWN_HERE } from '@practicum/shared/features/people/terms'
import * as sessions from '@practicum/shared/features/sessions/sessions.contract'
import * as contract from '@practicum/shared/features/signup/signup.contract'
import * as verification from '@practicum/shared/features/signup/verification.contract'
import * as survey from '@practicum/shared/features/signup-questions/survey.contract'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { speak } from '../../providers/spoken'
import { refusal } from '../../testing/fake-server'
import * as page from '../../testing/sign-up'
import { offerOfInvite } from './offer'
import { publicWords } from './signup.public.es'
import * as rows from './signup.rows'
import { accountComplaints, initialValues } from './signup-form'

const { ACCOUNT, anInvite, field, GOOD, heading, INVITE, INVITE_ID, press, said, signUpPage, toDetails } = page

const TRAINEE = { one: 'trainee', many: 'trainees' }
afterEach(() => sessionStorage.clear())
afterAll(() => history.replaceState(null, '', '/'))

const refusedBeside = (field: string, message: string) => ({
  status: 422,
  json: { errors: [{ code: 'x', message, field }] },
})

test.each(Object.entries(rows))("the row %s is the contract's", (name, row) => {
  expect({ ...people, ...passwords, ...sessions, ...survey, ...contract, ...verification }).toHaveProperty(
    name,
    expect.objectContaining(row),
  )
})

describe('opening', () => {
  test('SIGNUP-002 the link of an invitation opens it by its id and its code, which leaves the address at once', async () => {
    const { server } = signUpPage()
    await heading('Your account')
    expect(server.calls(INVITE)[0]?.query.get('code')).toBe('the-code')
    expect(location.pathname + location.search).toBe(`/register/invite/${INVITE_ID}`)
  })

  test('without a logo the organization stands by its name, with who invites as what it calls the role', async () => {
    signUpPage()
    expect(await screen.findByText('Harbor University')).toBeTruthy()
    expect(screen.getByText('Marisol Okonkwo invites you to Harbor University as resident.')).toBeTruthy()
  })

  test('with one the logo stands there', async () => {
    const { organization } = anInvite()
    signUpPage({ invite: { organization: { ...organization, logo_image_url: '/logo.png' } } })
    expect((await screen.findByRole('img', { name: 'Harbor University' })).getAttribute('src')).toBe('/logo.png')
  })

  test('an invitation that opens nothing leads to the sign-in page, which says why', async () => {
    const { left } = signUpPage({ routes: { [INVITE]: refusal(404, 'This invitation has expired.') } })
    await waitFor(() => expect(left).toEqual(['/login?error=This+invitation+has+expired.']))
    expect(sessionStorage.length).toBe(0)
  })

  test('an address without a code, in a tab that has none, leads to the sign-in page', async () => {
    const { left, server } = signUpPage({ at: `/register/invite/${INVITE_ID}` })
    await waitFor(() => expect(left[0]).toMatch(/^\/login\?info=/))
    expect(server.asked).toEqual([])
  })

  test('a server that is not reached is asked once more', async () => {
    const { server, left } = signUpPage({ routes: { [INVITE]: 'unreachable' } })
    await screen.findByText(/could not be reached/)
    server.answer({ [INVITE]: { json: anInvite() } })
    await press('Try again')
    await heading('Your account')
    expect(left).toEqual([])
  })
})

describe('the account', () => {
  test('SIGNUP-010 name, address, password twice, and two texts to accept', async () => {
    signUpPage()
    await heading('Your account')
    expect([field(/^First name/).value, field(/^Last name/).value, field(/^Email/).value]).toEqual([
      ...['Nadia', 'Okoye', 'nadia@harbor.test'],
    ])
    expect(field(/^Email/).readOnly).toBe(true)
    expect([field(/^Password(?! again)/).type, field(/^Password again/).type]).toEqual(['password', 'password'])
    expect(screen.getAllByRole('checkbox').map(box => box.closest('label')?.textContent)).toEqual([
      'I accept the terms of service',
      'I accept the privacy policy',
    ])
  })

  test('SIGNUP-011 both texts open in new tabs', async () => {
    signUpPage()
    await heading('Your account')
    const links = ['terms of service', 'privacy policy'].map(name => screen.getByRole('link', { name }))
    expect(links.map(link => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/terms-of-service', '_blank'],
      ['/privacy-policy', '_blank'],
    ])
  })

  test('SIGNUP-013 SIGNUP-018 nothing is said before a submit; then the first wrong field has the focus', async () => {
    const { server } = signUpPage()
    await heading('Your account')
    await userEvent.clear(field(/^Last name/))
    await userEvent.tab()
    expect(said(/^Last name/)).toBeUndefined()
    await press('Next')
    await waitFor(() => expect(said(/^Last name/)).toBe('Last name is required'))
    expect(said(/^Password(?! again)/)).toBe('Enter a valid password.')
    expect(document.activeElement).toBe(field(/^Last name/))
    expect(server.calls(ACCOUNT)).toEqual([])
  })

  test('SIGNUP-014 first name, last name and email are required', () => {
    const typed = initialValues(
      { ...offerOfInvite(anInvite({ email: '' })), questions: [] },
      { first_name: ' ', last_name: '' },
      'UTC',
    )
    const values = { ...typed, password: GOOD, password_confirmation: GOOD }
    expect(accountComplaints(values, 'normal', undefined)).toEqual([
      { field: 'first_name', message: 'First name is required' },
      { field: 'last_name', message: 'Last name is required' },
      { field: 'email', message: 'Email is required' },
    ])
  })

  test('SIGNUP-015 a password that is not valid is asked for anew, by the page and by the server', async () => {
    const { server } = signUpPage({ routes: { [ACCOUNT]: refusedBeside('password', 'is too easy to guess') } })
    await heading('Your account')
    await page.fillAccount('short')
    await press('Next')
    await waitFor(() =>
      expect(said(/^Password(?! again)/)).toBe('Enter a valid password. At least 10 characters are needed.'),
    )
    expect(server.calls(ACCOUNT)).toEqual([])
    await page.fillAccount('mondaytuesday')
    await press('Next')
    await waitFor(() =>
      expect(said(/^Password(?! again)/)).toBe('Enter a valid password. The password is too easy to guess.'),
    )
  })

  test('SIGNUP-016 the confirmation must equal the password', async () => {
    const { server } = signUpPage()
    await heading('Your account')
    await page.fillAccount()
    await page.write(/^Password again/, `${GOOD}!`)
    await press('Next')
    await waitFor(() => expect(said(/^Password again/)).toBe('The two passwords are not the same.'))
    expect(server.calls(ACCOUNT)).toEqual([])
  })

  test('SIGNUP-017 what is said of texts that were not accepted comes from the server', async () => {
    const errors = ['terms', 'privacy'].map(text => ({ code: 'x', message: `No ${text}`, field: `${text}_accepted` }))
    signUpPage({ routes: { [ACCOUNT]: { status: 422, json: { errors } } } })
    await heading('Your account')
    await page.write(/^Password(?! again)/, GOOD)
    await page.write(/^Password again/, GOOD)
    await press('Next')
    expect(await screen.findByText('No terms')).toBeTruthy()
    expect(screen.getByText('No privacy')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getAllByRole('checkbox')[0])
  })

  test('the account is judged by the server with everything that was typed, and the secret', async () => {
    const { server } = signUpPage()
    await toDetails()
    expect(server.calls(ACCOUNT).map(({ body }) => body)).toEqual([
      {
        ...{ invite_id: INVITE_ID, code: 'the-code', email: 'nadia@harbor.test' },
        ...{ first_name: 'Nadia', last_name: 'Okoye', password: GOOD, password_confirmation: GOOD },
        ...{ terms_accepted: true, privacy_accepted: true, ...SHOWN_HERE },
      },
    ])
    expect(document.activeElement?.textContent).toBe('Your details')
    expect(document.title).toBe('Your details · Harbor University · Practicum')
  })

  test('in another language the organization keeps its own word for a role', async () => {
    speak({ locale: 'es', public: { pages: publicWords, refusals: {}, words: {} } })
    const { organization } = anInvite()
    const plain = { ...organization, dynamic_words: { ...organization.dynamic_words, trainee: TRAINEE } }
    const { unmount } = signUpPage({ invite: { organization: plain } })
    expect(await screen.findByText(/como practicante\./)).toBeTruthy()
    unmount()
    const own = signUpPage()
    expect(await screen.findByText(/como resident\./)).toBeTruthy()
    own.unmount()
    speak({ locale: 'en' })
  })
})
