// What is typed while signing up: how it begins, what it sends, and what is wrong with it before the server is asked.
import type { PasswordVerdict } from '@practicum/shared/features/passwords/passwords.contract'
import { SHOWN_HERE } from '@practicum/shared/features/people/terms'
import type { SignupInvite } from '@practicum/shared/features/signup/signup.contract'
import { addressWords } from '@practicum/shared/kernel/address-words'
import { isZone } from '@practicum/shared/kernel/zones'
import { pageWords } from '../../providers/spoken'
import type { Complaint } from '../../ui/form/complaints'
import { placeMessages } from '../../ui/form/places.messages'
import { checkNewPassword } from '../passwords/new-password'
import { type ExperienceValues, initialExperience } from './experience-values'
import type { Offer } from './offer'
import type { KeptValues } from './signup-draft'
import { filledWith, signupWords } from './signup-words'

export interface SignupValues extends ExperienceValues {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
  readonly password: string
  readonly password_confirmation: string
  readonly terms_accepted: boolean
  readonly privacy_accepted: boolean
  readonly phone: string
  readonly country_code: string | null
  readonly state_id: string | null
  readonly zip: string
  readonly university_student_id: string
  readonly timezone: string | null
}

/** Those of the account and of the details. */
export type Field = Exclude<keyof SignupValues, keyof ExperienceValues>

export const ACCOUNT_FIELDS = [
  ...(['first_name', 'last_name', 'email', 'password', 'password_confirmation'] as const),
  ...(['terms_accepted', 'privacy_accepted'] as const),
] satisfies readonly Field[]

export const DETAILS_FIELDS = [
  ...(['phone', 'country_code', 'state_id', 'zip', 'timezone', 'university_student_id'] as const),
] satisfies readonly Field[]

/** `browserZone`: where the reader seems to be; what is no zone to us gives way to that of the organization. */
export const initialValues = (
  { invite, organization, questions }: Offer,
  typed: KeptValues,
  browserZone: string,
): SignupValues => ({
  ...{ first_name: invite?.first_name ?? '', last_name: invite?.last_name ?? '', email: '' },
  ...{ terms_accepted: false, privacy_accepted: false },
  ...{ phone: '', country_code: null, state_id: null, zip: '', university_student_id: '' },
  timezone: isZone(browserZone) ? browserZone : organization.timezone,
  ...typed,
  ...initialExperience(questions, typed),
  ...(invite && { email: invite.email }),
  ...{ password: '', password_confirmation: '' },
})

export const accountBody = (values: SignupValues) => ({
  ...{ first_name: values.first_name, last_name: values.last_name, email: values.email },
  ...{ password: values.password, password_confirmation: values.password_confirmation },
  ...{ terms_accepted: values.terms_accepted, privacy_accepted: values.privacy_accepted, ...SHOWN_HERE },
})

export const detailsBody = (values: SignupValues) => ({
  ...{ phone: values.phone, country_code: values.country_code ?? '', state_id: values.state_id, zip: values.zip },
  ...{ university_student_id: values.university_student_id, timezone: values.timezone ?? '' },
})

/** The terms and the privacy policy are the server's to judge. */
export function accountComplaints(
  values: SignupValues,
  policy: SignupInvite['password_policy'],
  verdict: PasswordVerdict | undefined,
): readonly Complaint[] {
  const { password, password_confirmation: confirmation } = values
  const wrong = checkNewPassword({ password, confirmation }, policy, verdict)
  return [
    ...missing(values, ['first_name', 'last_name', 'email']),
    ...(wrong.password ? [{ field: 'password', message: validPassword(password === '' ? '' : wrong.password) }] : []),
    ...(wrong.confirmation ? [{ field: 'password_confirmation', message: wrong.confirmation }] : []),
  ]
}

/** `why`: a sentence; empty where there is nothing to say of it. */
export const validPassword = (why: string): string => `${signupWords().account.valid_password} ${why}`.trim()

export const missing = (values: SignupValues, fields: readonly Field[]): readonly Complaint[] =>
  fields.filter(field => String(values[field] ?? '').trim() === '').map(field => requiredOf(field, values))

export const requiredOf = (field: Field, values: SignupValues): Complaint => ({
  field,
  message: filledWith(signupWords().required, { field: fieldName(field, values) }),
})

/** What its field is called on the page: states and postal codes by the country. */
export function fieldName(field: Field, { country_code: country }: Pick<SignupValues, 'country_code'>): string {
  const places = pageWords('places', placeMessages).address
  const called = addressWords(country ?? '')
  if (field === 'state_id') return places[called.state]
  return field === 'zip' ? places[called.zip] : signupWords().fields[field]
}
