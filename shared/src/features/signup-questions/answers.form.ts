// Whether what somebody answers holds: read by the server that decides, and by the page that says so at once.
import { type Refusal, refuse } from '../../kernel/refusal'
import type { SentAnswer, SentLicense } from './answers.fields'
import type { FieldType } from './questions.fields'
import { LICENSING_QUESTION } from './signup-questions.ids'

/** A question as whoever answers it has it. */
export interface Asked {
  readonly id: string
  readonly body: string
  readonly required: boolean
  readonly fieldtype: { readonly name: FieldType }
  readonly values: readonly { readonly id: string; readonly is_other: boolean }[]
}

type ValueField = 'value_ids' | 'value_int' | 'value_date' | 'value_text'

/** Where the answer to a question of each type stands. */
export const VALUE_OF: Readonly<Record<FieldType, ValueField>> = {
  single: 'value_ids',
  multiple: 'value_ids',
  numeric: 'value_int',
  agree: 'value_int',
  monthYearDate: 'value_date',
  string: 'value_text',
  text: 'value_text',
}
const VALUE_FIELDS = ['value_ids', 'value_int', 'value_date', 'value_text'] as const

const saysNothing = (value: SentAnswer[ValueField]): boolean =>
  value === undefined || value === null || value.toString() === ''

/** By the value of its type: no other one is an answer to it. */
export const isAnswered = ({ fieldtype }: Asked, answer: SentAnswer | undefined): boolean =>
  answer !== undefined && !saysNothing(answer[VALUE_OF[fieldtype.name]])

const because = (holds: boolean, code: string, field: string, data = {}): readonly Refusal[] =>
  holds ? [] : [refuse(code, data, { field })]

/** `today`: where they are. `field`: under which the answer was sent. */
export function answerRefusals(
  question: Asked,
  answer: SentAnswer,
  { today, field }: { readonly today: string; readonly field: string },
): readonly Refusal[] {
  const own = VALUE_OF[question.fieldtype.name]
  const strange = VALUE_FIELDS.filter(name => name !== own && !saysNothing(answer[name]))
  const unfit = strange.map(name => refuse('signup_question.answer_unfit', {}, { field: `${field}.${name}` }))
  if (!isAnswered(question, answer))
    return [...unfit, ...because(!question.required, 'signup_question.required', field)]
  return [...unfit, ...valueRefusals(question, answer, today, field), ...otherRefusals(question, answer, field)]
}

function valueRefusals(
  { fieldtype: { name }, values }: Asked,
  { value_ids: chosen = [], value_int: number, value_date: date }: SentAnswer,
  today: string,
  field: string,
): readonly Refusal[] {
  if (name === 'agree') return because(number === 0 || number === 1, 'signup_question.agree_unfit', field)
  if (name === 'monthYearDate')
    return because((date ?? '').slice(0, 7) <= today.slice(0, 7), 'signup_question.later_than_today', field)
  const isKnown = chosen.every(id => values.some(value => value.id === id)) && new Set(chosen).size === chosen.length
  return [
    ...because(isKnown, 'signup_question.value_unknown', field),
    ...because(name !== 'single' || chosen.length === 1, 'signup_question.one_value', field),
  ]
}

function otherRefusals(
  { values }: Asked,
  { value_ids: chosen = [], other_text: text }: SentAnswer,
  field: string,
): readonly Refusal[] {
  const isOpen = values.some(({ id, is_other }) => is_other && chosen.includes(id))
  return because(isOpen || !text, 'signup_question.other_unfit', `${field}.other_text`)
}

/** Licences belong to the question that comes after them. */
export const asksForLicenses = (questions: readonly Pick<Asked, 'id'>[]): boolean =>
  questions.some(({ id }) => id === LICENSING_QUESTION)

/** What states and disciplines there are; a page that offers no others leaves it out. */
export interface KnownPlaces {
  readonly isState: (id: string) => boolean
  readonly isDiscipline: (id: string) => boolean
}

const ANY: KnownPlaces = { isState: () => true, isDiscipline: () => true }

/** Of one row. Any number is taken: 00000 stands for somebody who has no licence. */
export function licenseRefusals(
  { license_number: number, state_id: state, discipline_id: discipline }: SentLicense,
  field: string,
  { isState, isDiscipline }: KnownPlaces = ANY,
): readonly Refusal[] {
  return [
    ...because(number.trim() !== '', 'supervisor_license.number_required', `${field}.license_number`),
    ...(state
      ? because(isState(state), 'supervisor_license.state_unknown', `${field}.state_id`)
      : because(false, 'supervisor_license.state_required', `${field}.state_id`)),
    ...(discipline
      ? because(isDiscipline(discipline), 'supervisor_license.discipline_unknown', `${field}.discipline_id`)
      : because(false, 'supervisor_license.discipline_required', `${field}.discipline_id`)),
  ]
}

/** Whoever has none says so by 00000. */
export const licensesRefusals = (licenses: readonly SentLicense[], known?: KnownPlaces): readonly Refusal[] => [
  ...because(licenses.length > 0, 'supervisor_license.none', 'supervisor_licenses'),
  ...licenses.flatMap((license, index) => licenseRefusals(license, `supervisor_licenses.${index}`, known)),
]
