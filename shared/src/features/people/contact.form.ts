// How somebody is reached, as they tell it themselves: what is wrong with it, and as it is kept. Read by the server that decides, and by the pages that say so at once.
import { addressRefusals, normalizedZip } from '../../kernel/addresses'
import type { StoredOf } from '../../kernel/fields'
import { phoneOf } from '../../kernel/phones'
import { type Refusal, refuse } from '../../kernel/refusal'
import type { contactDetails } from './people.fields'

export interface SaidContact {
  readonly phone: string
  readonly country_code: string
  readonly state_id: string | null
  readonly zip: string
  readonly university_student_id: string
}

/** What is told beside it once there is an account. */
export interface SaidAddress {
  readonly other_phone: string
  readonly address1: string
  readonly address2: string
  readonly city: string
}

const DETAILS_NAMES = { country: 'country_code', state: 'state_id', zip: 'zip', phone: 'phone' } as const

const because = (holds: boolean, code: string, field: string): readonly Refusal[] =>
  holds ? [] : [refuse(code, {}, { field })]

/** `states`: of its country, by their ids; undefined: there is no such country. Where there are none or one, none has to be chosen. */
export function contactRefusals(
  said: SaidContact & Partial<SaidAddress>,
  isTrainee: boolean,
  states: readonly { readonly id: string }[] | undefined,
): readonly Refusal[] {
  const { country_code: country, state_id: state, university_student_id: studentId } = said
  return [
    ...because(country === '' || states !== undefined, 'contact.country_unknown', 'country_code'),
    ...stateRefusals(state, states ?? []),
    ...addressRefusals({ ...said }, DETAILS_NAMES),
    ...because(isPhone(said.other_phone ?? '', country), 'valid_phone_intl', 'other_phone'),
    ...because(studentId === '' || isTrainee, 'contact.student_id_unfit', 'university_student_id'),
  ]
}

const isPhone = (called: string, country: string): boolean =>
  called.trim() === '' || phoneOf(called, country) !== undefined

function stateRefusals(state: string | null, states: readonly { readonly id: string }[]): readonly Refusal[] {
  if (state === null || state === '') return because(states.length <= 1, 'contact.state_required', 'state_id')
  return because(
    states.some(({ id }) => id === state),
    'contact.state_unknown',
    'state_id',
  )
}

/** Of what holds. */
export const contactOf = (said: SaidContact & Partial<SaidAddress>): StoredOf<typeof contactDetails> => ({
  phone: phoneOf(said.phone, said.country_code) ?? null,
  otherPhone: phoneOf(said.other_phone ?? '', said.country_code) ?? null,
  address1: said.address1 || null,
  address2: said.address2 || null,
  city: said.city || null,
  countryCode: said.country_code,
  stateId: said.state_id,
  zip: normalizedZip(said.zip) || null,
  universityStudentId: said.university_student_id || null,
})
