// What whoever signs up answers, and the licences of a supervisor: as they are sent and shown.
import { z } from 'zod'
import { typed } from '../../contract/shapes'
import { localDate } from '../../kernel/dates'
import { givenId } from '../../kernel/ids'
import { fieldType, QUESTIONS_MAX, VALUES_MAX } from './questions.fields'

export const ANSWER_TEXT_MAX = 4000
export const OTHER_TEXT_MAX = 500
export const LICENSE_NUMBER_MAX = 60
export const LICENSES_MAX = 20
export const NUMBER_MAX = 1_000_000

/** One that says nothing but the question is not answered yet. */
export const sentAnswer = z
  .strictObject({
    signup_question_id: givenId,
    /** Of single and multiple choice. */
    value_ids: z.array(givenId).max(VALUES_MAX).optional(),
    /** Of numeric questions; of those that ask for agreement 1, or 0. */
    value_int: z.int().min(0).max(NUMBER_MAX).nullable().optional(),
    /** Of a month and its year: one of its days. */
    value_date: localDate.nullable().optional(),
    /** Of all others. */
    value_text: typed(ANSWER_TEXT_MAX).nullable().optional(),
    /** What is meant by a value that leaves it open. */
    other_text: typed(OTHER_TEXT_MAX).nullable().optional(),
  })
  .meta({ id: 'SignupAnswer' })
export type SentAnswer = z.infer<typeof sentAnswer>
export const sentAnswers = z.array(sentAnswer).max(QUESTIONS_MAX)

/** What is not there is told by the rules, each with its own words. */
export const sentLicense = z
  .strictObject({
    id: givenId.optional(),
    license_number: typed(LICENSE_NUMBER_MAX),
    /** ISO 3166-2. */
    state_id: z.string().max(10).nullable(),
    discipline_id: z.string().max(60).nullable(),
  })
  .meta({ id: 'SentSupervisorLicense' })
export type SentLicense = z.infer<typeof sentLicense>
export const sentLicenses = z.array(sentLicense).max(LICENSES_MAX)

/** With the question as it was when it was answered. */
export const shownAnswer = z
  .object({
    signup_question_id: z.uuid(),
    body: z.string(),
    fieldtype: z.object({ name: fieldType }),
    value_ids: z.array(z.string()),
    /** What these values were. */
    chosen: z.array(z.string()),
    value_int: z.int().nullable(),
    value_date: z.string().nullable(),
    value_text: z.string().nullable(),
    other_text: z.string().nullable(),
  })
  .meta({ id: 'GivenSignupAnswer' })
export type ShownAnswer = z.infer<typeof shownAnswer>

export const shownLicense = z
  .object({ id: z.uuid(), license_number: z.string(), state_id: z.string(), discipline_id: z.string() })
  .meta({ id: 'SupervisorLicense' })

/** Why they do not hold. */
export const ANSWER_REFUSALS = [
  'signup_question.required',
  'signup_question.unknown',
  'signup_question.repeated',
  'signup_question.answer_unfit',
  'signup_question.value_unknown',
  'signup_question.one_value',
  'signup_question.agree_unfit',
  'signup_question.later_than_today',
  'signup_question.other_unfit',
]
export const LICENSE_REFUSALS = [
  'supervisor_license.none',
  'supervisor_license.unasked',
  'supervisor_license.number_required',
  'supervisor_license.state_required',
  'supervisor_license.discipline_required',
  'supervisor_license.state_unknown',
  'supervisor_license.discipline_unknown',
]
