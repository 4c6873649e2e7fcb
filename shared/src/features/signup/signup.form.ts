// What the steps of signing up have to be, as far as it can be said without looking anything up: read by the server that decides, and by the page that says so at once.
import { type Refusal, refuse } from '../../kernel/refusal'
import { isZone } from '../../kernel/zones'
import type { SignupRole } from '../invites/invites.fields'
import { contactRefusals, type SaidContact } from '../people/contact.form'
import { changedTexts } from '../people/terms'

const because = (holds: boolean, code: string, field: string): readonly Refusal[] =>
  holds ? [] : [refuse(code, {}, { field })]

interface Account {
  readonly password: string
  readonly password_confirmation: string
}

export const accountRefusals = ({ password, password_confirmation }: Account): readonly Refusal[] =>
  because(password === password_confirmation, 'signup.confirmation_differs', 'password_confirmation')

/** The page leaves these to the server. */
export const termsRefusals = (accepted: {
  readonly terms_accepted: boolean
  readonly privacy_accepted: boolean
  readonly terms_version?: string | undefined
  readonly privacy_version?: string | undefined
}): readonly Refusal[] => [
  ...because(accepted.terms_accepted, 'signup.terms_not_accepted', 'terms_accepted'),
  ...because(accepted.privacy_accepted, 'signup.privacy_not_accepted', 'privacy_accepted'),
  ...changedTexts(accepted, { terms_version: 'terms_accepted', privacy_version: 'privacy_accepted' }),
]

interface Details extends SaidContact {
  readonly timezone: string
}

/** `states`: of its country, by their ids; undefined: there is no such country. */
export function detailsRefusals(
  details: Details,
  role: SignupRole,
  states: readonly { readonly id: string }[] | undefined,
): readonly Refusal[] {
  const { timezone } = details
  return [
    ...contactRefusals(details, role === 'trainee', states),
    ...because(timezone === '' || isZone(timezone), 'user.zone_unknown', 'timezone'),
  ]
}
