// What the steps of signing up have to be, as far as it can be said without looking anything up: read by the server that decides, and by the page that says so at once.
import { addressRefusals } from '../../kernel/addresses'
import { type Refusal, refuse } from '../../kernel/refusal'
import { isZone } from '../../kernel/zones'
import type { SignupRole } from '../invites/invites.fields'

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
}): readonly Refusal[] => [
  ...because(accepted.terms_accepted, 'signup.terms_not_accepted', 'terms_accepted'),
  ...because(accepted.privacy_accepted, 'signup.privacy_not_accepted', 'privacy_accepted'),
]

interface Details {
  readonly phone: string
  readonly country_code: string
  readonly state_id: string | null
  readonly zip: string
  readonly university_student_id: string
  readonly timezone: string
}

export const DETAILS_NAMES = { country: 'country_code', state: 'state_id', zip: 'zip', phone: 'phone' } as const

/** `states`: of its country, by their ids; undefined: there is no such country. Where there are none or one, none has to be chosen. */
export function detailsRefusals(
  details: Details,
  role: SignupRole,
  states: readonly { readonly id: string }[] | undefined,
): readonly Refusal[] {
  const { country_code: country, state_id: state, timezone, university_student_id: studentId } = details
  return [
    ...because(country === '' || states !== undefined, 'signup.country_unknown', 'country_code'),
    ...stateRefusals(state, states ?? []),
    ...addressRefusals({ ...details }, DETAILS_NAMES),
    ...because(timezone === '' || isZone(timezone), 'user.zone_unknown', 'timezone'),
    ...because(studentId === '' || role === 'trainee', 'signup.student_id_unfit', 'university_student_id'),
  ]
}

function stateRefusals(state: string | null, states: readonly { readonly id: string }[]): readonly Refusal[] {
  if (state === null || state === '') return because(states.length <= 1, 'signup.state_required', 'state_id')
  return because(
    states.some(({ id }) => id === state),
    'signup.state_unknown',
    'state_id',
  )
}
