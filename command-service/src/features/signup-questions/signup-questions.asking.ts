// What is asked of whoever signs up, from the log, and what is wrong with what they answer.
import { statesOf } from '@practicum/shared/features/countries/country-data'
import type { SignupRole } from '@practicum/shared/features/invites/invites.fields'
import type { StoredAnswer, StoredLicense } from '@practicum/shared/features/people/signup-response.events'
import type { SentAnswer, SentLicense } from '@practicum/shared/features/signup-questions/answers.fields'
import {
  type Asked,
  answerRefusals,
  asksForLicenses,
  isAnswered,
  type KnownPlaces,
  licensesRefusals,
  VALUE_OF,
} from '@practicum/shared/features/signup-questions/answers.form'
import { isDiscipline } from '@practicum/shared/features/signup-questions/disciplines'
import { isChoice } from '@practicum/shared/features/signup-questions/questions.fields'
import type { Question } from '@practicum/shared/features/signup-questions/signup-questions.decider'
import { SURVEY_ID } from '@practicum/shared/features/signup-questions/signup-questions.ids'
import { dateIn } from '@practicum/shared/kernel/dates'
import { derivedId } from '@practicum/shared/kernel/ids'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import type { Executor } from '../../execution/executor'
import { surveyAggregate } from './signup-questions.aggregate'

type Reading = Pick<Executor, 'load'>

/** Where a day begins first: whoever is asked nothing else may be there. */
const FIRST_ZONE = 'Pacific/Kiritimati'

export interface Given {
  readonly answers: readonly SentAnswer[]
  readonly supervisor_licenses: readonly SentLicense[]
}

export async function allQuestions(executor: Reading): Promise<readonly Question[]> {
  return (await executor.load(surveyAggregate, SURVEY_ID)).state.questions
}

const asked = ({ questionId, fieldtype, values, ...question }: Question): Asked => ({
  ...{ id: questionId, body: question.body, required: question.required, fieldtype: { name: fieldtype } },
  values: values.map(({ id, isOther }) => ({ id, is_other: isOther })),
})

/** Of those that are sent. A question that was retired meanwhile is answered all the same. */
export function wrongInAnswers(
  questions: readonly Question[],
  answers: readonly SentAnswer[],
  now: Date,
): readonly Refusal[] {
  const today = dateIn(FIRST_ZONE, now)
  return answers.flatMap((answer, index) => {
    const field = `answers.${index}`
    const { signup_question_id: id } = answer
    const question = questions.find(({ questionId }) => questionId === id)
    if (!question) return [refuse('signup_question.unknown', {}, { field })]
    if (answers.findIndex(other => other.signup_question_id === id) < index)
      return [refuse('signup_question.repeated', {}, { field })]
    return answerRefusals(whereAsked(question), answer, { today, field })
  })
}

const whereAsked = (question: Question): Asked => ({
  ...asked(question),
  required: question.required && isAsked(question),
})

/** Nobody could answer a choice without values. */
const isAsked = ({ retired, fieldtype, values }: Question): boolean =>
  !retired && (!isChoice(fieldtype) || values.length > 0)

export const KNOWN_PLACES: KnownPlaces = {
  isState: id => statesOf(id.slice(0, 2))?.some(state => state.id === id) ?? false,
  isDiscipline,
}

export const wrongInLicenses = (licenses: readonly SentLicense[]): readonly Refusal[] =>
  licensesRefusals(licenses, KNOWN_PLACES)

export const askedIn = (questions: readonly Question[], role: SignupRole): readonly Question[] =>
  questions.filter(question => question.role === role && isAsked(question))

/** Licences are asked for where this question is. */
export const isLicensed = (questions: readonly Question[]): boolean => asksForLicenses(questions.map(asked))

/** All that whoever signs up in this role was to answer. */
export function wrongInResponse(
  questions: readonly Question[],
  role: SignupRole,
  { answers, supervisor_licenses: licenses }: Given,
  now: Date,
): readonly Refusal[] {
  const ofRole = questions.filter(question => question.role === role)
  const due = askedIn(questions, role)
  const sent = new Set(answers.map(answer => answer.signup_question_id))
  const leftOut = due
    .filter(({ required, questionId }) => required && !sent.has(questionId))
    .map(({ body }) => refuse('signup_question.left_out', { question: body }, { field: 'answers' }))
  return [
    ...wrongInAnswers(ofRole, answers, now),
    ...leftOut,
    ...(isLicensed(due) ? wrongInLicenses(licenses) : licensesUnasked(ofRole, licenses)),
  ]
}

/** Those that were asked for when the page was loaded are taken. */
const licensesUnasked = (ofRole: readonly Question[], licenses: readonly SentLicense[]): readonly Refusal[] => {
  if (licenses.length === 0) return []
  return isLicensed(ofRole)
    ? wrongInLicenses(licenses)
    : [refuse('supervisor_license.unasked', {}, { field: 'supervisor_licenses' })]
}

/** Of what holds: with the words of the questions as they are now. */
export function responseOf(
  questions: readonly Question[],
  { answers, supervisor_licenses: licenses }: Given,
  commandId: string,
): { readonly answers: readonly StoredAnswer[]; readonly licenses: readonly StoredLicense[] } {
  return {
    answers: answers.flatMap(answer => {
      const question = questions.find(({ questionId }) => questionId === answer.signup_question_id)
      return question && isAnswered(asked(question), answer) ? [storedAnswer(question, answer)] : []
    }),
    licenses: licenses.map(({ license_number, state_id, discipline_id }, index) => ({
      licenseId: derivedId(commandId, 'license', String(index)),
      ...{ licenseNumber: license_number, stateId: state_id ?? '', disciplineId: discipline_id ?? '' },
    })),
  }
}

function storedAnswer({ questionId, body, fieldtype, values }: Question, answer: SentAnswer): StoredAnswer {
  const chosen = values.filter(({ id }) => answer.value_ids?.includes(id))
  const said = answer[VALUE_OF[fieldtype]]
  return {
    ...{ questionId, asked: body, fieldtype },
    valueIds: chosen.map(({ id }) => id),
    chosen: chosen.map(({ value }) => value),
    value: isChoice(fieldtype) || said === undefined || said === null ? null : String(said),
    otherText: answer.other_text || null,
  }
}
