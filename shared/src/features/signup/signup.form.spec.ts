// What the steps of signing up have to be.
import { statesOf } from '../countries/country-data'
import type { SignupRole } from '../invites/invites.fields'
import { SHOWN_HERE } from '../people/terms'
import { accountRefusals, detailsRefusals, termsRefusals } from './signup.form'

const DETAILS = {
  ...{ phone: '+12125550123', country_code: 'US', state_id: 'US-CA', zip: '94103' },
  ...{ university_student_id: '', timezone: 'America/Chicago' },
}

const wrong = (
  changes: Partial<Omit<typeof DETAILS, 'state_id'>> & { readonly state_id?: string | null },
  role: SignupRole = 'trainee',
): readonly string[] => {
  const details = { ...DETAILS, ...changes }
  return detailsRefusals(details, role, statesOf(details.country_code)).map(({ code, field }) => `${field} ${code}`)
}

test('what holds is not complained of', () => {
  expect(wrong({})).toEqual([])
  expect(wrong({ university_student_id: 'S-1' })).toEqual([])
  expect(wrong({ zip: '' })).toEqual([])
})

test('SIGNUP-023 a number has to be one that somebody can have, in whatever country', () => {
  expect(wrong({ phone: '+44 20 7946 0018' })).toEqual([])
  expect(wrong({ phone: '12' })).toEqual(['phone valid_phone_intl'])
})

test('a state is chosen where there are several, and is one of its country', () => {
  expect(wrong({ state_id: null })).toEqual(['state_id contact.state_required'])
  expect(wrong({ state_id: 'CA-ON' })).toEqual(['state_id contact.state_unknown'])
  const [one] = ['VA'].filter(country => (statesOf(country)?.length ?? 0) <= 1)
  expect(wrong({ country_code: one ?? '', state_id: null, phone: '+12125550123' })).toEqual([])
})

test('SIGNUP-025 a zip is written as its country writes it, whatever space is around it', () => {
  expect(wrong({ zip: '  94103 ' })).toEqual([])
  expect(wrong({ zip: 'K1A 0B1' })).toEqual(['zip valid_zip'])
  expect(wrong({ country_code: 'CA', state_id: 'CA-ON', zip: '94103' })).toEqual(['zip valid_zip_for_country'])
})

test('a student ID is asked of trainees alone', () => {
  expect(wrong({ university_student_id: 'S-1' }, 'faculty')).toEqual(['university_student_id contact.student_id_unfit'])
})

test('SIGNUP-016 the confirmation is the password', () => {
  expect(accountRefusals({ password: 'a', password_confirmation: 'a' })).toEqual([])
  expect(accountRefusals({ password: 'a', password_confirmation: 'b' })[0]).toMatchObject({
    ...{ code: 'signup.confirmation_differs', field: 'password_confirmation' },
  })
})

test('SIGNUP-017 AUTH3-006 both texts have to be accepted', () => {
  const codes = termsRefusals({ terms_accepted: false, privacy_accepted: false }).map(({ code }) => code)
  expect(codes).toEqual(['signup.terms_not_accepted', 'signup.privacy_not_accepted'])
  expect(termsRefusals({ terms_accepted: true, privacy_accepted: true })).toEqual([])
})

test('a text that has changed since it was shown is accepted by nobody', () => {
  const both = { terms_accepted: true, privacy_accepted: true }
  expect(termsRefusals({ ...both, ...SHOWN_HERE })).toEqual([])
  expect(termsRefusals({ ...both, ...SHOWN_HERE, terms_version: '2020-01-01' })).toMatchObject([
    { code: 'terms.changed', field: 'terms_accepted' },
  ])
  expect(termsRefusals({ ...both, ...SHOWN_HERE, privacy_version: '2020-01-01' })).toMatchObject([
    { code: 'terms.changed', field: 'privacy_accepted' },
  ])
})
