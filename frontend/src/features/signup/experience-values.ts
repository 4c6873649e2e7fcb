// What is answered while signing up: how it begins, and what it sends. Without the rules, which come with the steps that ask.
import { LICENSING_QUESTION } from '@practicum/shared/features/signup-questions/signup-questions.ids'
import type { SurveyQuestion } from '@practicum/shared/features/signup-questions/survey.contract'

/** Of a question of any type; what its type does not ask for stays as it begins. */
export interface AnswerValue {
  readonly value_ids: readonly string[]
  readonly value_int: number | null
  readonly value_date: string | null
  readonly value_text: string
  readonly other_text: string
}

export interface LicenseValue {
  /** Of one that there was before. */
  readonly id?: string
  readonly license_number: string
  readonly state_id: string | null
  readonly discipline_id: string | null
}

export interface ExperienceValues {
  /** By the ids of the questions. */
  readonly answers: Readonly<Record<string, AnswerValue>>
  readonly supervisor_licenses: readonly LicenseValue[]
}

/** What a form has that asks for it; of the country the states of licences. */
export type ExperienceForm = {
  readonly [Part in keyof ExperienceValues]: ExperienceValues[Part]
} & { readonly country_code: string | null }

const NO_ANSWER: AnswerValue = { value_ids: [], value_int: null, value_date: null, value_text: '', other_text: '' }
export const NO_LICENSE: LicenseValue = { license_number: '', state_id: null, discipline_id: null }

export const initialExperience = (
  questions: readonly SurveyQuestion[],
  { answers = {}, supervisor_licenses: licenses = [] }: Partial<ExperienceValues>,
): ExperienceValues => ({
  answers: Object.fromEntries(questions.map(({ id }) => [id, { ...NO_ANSWER, ...answers[id] }])),
  supervisor_licenses: licenses.length > 0 ? licenses : [NO_LICENSE],
})

/** Each is a step. */
export function sectionsOf(questions: readonly SurveyQuestion[]): readonly (readonly SurveyQuestion[])[] {
  const numbers = [...new Set(questions.map(({ section }) => section))].toSorted((a, b) => a - b)
  return numbers.map(number => questions.filter(({ section }) => section === number))
}

export const asksForLicenses = (questions: readonly SurveyQuestion[]): boolean =>
  questions.some(({ id }) => id === LICENSING_QUESTION)

/** One for each question, answered or not. */
export const answersBody = (questions: readonly SurveyQuestion[], { answers }: ExperienceValues) =>
  questions.map(question => sentAnswer(question, answers[question.id] ?? NO_ANSWER))

export function sentAnswer({ id, fieldtype: { name }, values }: SurveyQuestion, answer: AnswerValue) {
  const { value_ids, value_int, value_date, value_text, other_text } = answer
  const signup_question_id = id
  if (name === 'single' || name === 'multiple') {
    const isOpen = values.some(({ id: one, is_other }) => is_other && value_ids.includes(one))
    return { signup_question_id, value_ids: [...value_ids], ...(isOpen && other_text && { other_text }) }
  }
  if (name === 'numeric' || name === 'agree') return { signup_question_id, value_int }
  return name === 'monthYearDate' ? { signup_question_id, value_date } : { signup_question_id, value_text }
}

/** None where they are not asked for. */
export const licensesBody = (
  questions: readonly SurveyQuestion[],
  { supervisor_licenses: licenses }: ExperienceValues,
): LicenseValue[] =>
  asksForLicenses(questions)
    ? licenses.map(({ id, license_number, state_id, discipline_id }) => ({
        ...{ license_number, state_id, discipline_id },
        ...(id !== undefined && { id }),
      }))
    : []

/** Where the form has what the server has refused: answers are sent in the order of their questions. */
export function experienceField(refused: string, questions: readonly SurveyQuestion[]): string | undefined {
  const [kind, index = '', part] = refused.split('.')
  if (kind === 'supervisor_licenses') return `supervisor_licenses.${index || 0}.${part ?? 'license_number'}`
  const question = kind === 'answers' ? questions[Number(index || -1)] : undefined
  return question && `answers.${question.id}`
}
