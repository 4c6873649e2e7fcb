// The rules of the questions of signing up.
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { only, type StoredOf, sameIn } from '../../kernel/fields'
import { type Refusal, refuse } from '../../kernel/refusal'
import { isChoice, QUESTIONS_MAX, type QuestionValue, questionContent, VALUES_MAX } from './questions.fields'
import type { SignupQuestionEvent } from './signup-questions.events'

export type NewQuestion = Extract<SignupQuestionEvent, { type: 'SignupQuestionAdded' }>['data']

export interface Question extends NewQuestion {
  readonly retired: boolean
  /** How often it was changed. */
  readonly version: number
}

export interface SurveyState {
  readonly questions: readonly Question[]
}

type Named = { readonly questionId: string }

export type SignupQuestionCommand =
  /** What an installation begins with. */
  | { readonly type: 'LayQuestions'; readonly questions: readonly NewQuestion[] }
  | ({ readonly type: 'AddQuestion' } & NewQuestion)
  /** `version`: the one that was seen. */
  | ({ readonly type: 'ChangeQuestion'; readonly version?: number | undefined } & Named &
      StoredOf<typeof questionContent>)
  | ({ readonly type: 'RetireQuestion' } & Named)
  | ({ readonly type: 'AddValue'; readonly value: QuestionValue } & Named)
  | ({ readonly type: 'ChangeValue'; readonly valueId: string; readonly text: string } & Named)
  | ({ readonly type: 'RemoveValue'; readonly valueId: string } & Named)

const missing = (): Refusal => refuse('not_found', {}, { kind: 'missing' })

export const signupQuestionDecider: Decider<SignupQuestionCommand, SurveyState, SignupQuestionEvent> = {
  initialState: () => ({ questions: [] }),
  decide(command, { questions }) {
    if (command.type === 'LayQuestions') return questions.length > 0 ? [] : command.questions.map(added)
    const question = questions.find(({ questionId }) => questionId === command.questionId)
    if (command.type === 'AddQuestion') return add(command, question, questions.length)
    return question ? decideKnown(command, question) : missing()
  },
  evolve({ questions }, event) {
    if (event.type === 'SignupQuestionAdded')
      return { questions: [...questions, { ...event.data, retired: false, version: 0 }] }
    return {
      questions: questions.map(question =>
        question.questionId === event.data.questionId ? evolveOne(question, event) : question,
      ),
    }
  },
}

const added = (data: NewQuestion): SignupQuestionEvent => ({ type: 'SignupQuestionAdded', data })

function add(
  { type: _type, ...data }: Extract<SignupQuestionCommand, { type: 'AddQuestion' }>,
  known: Question | undefined,
  count: number,
): Decision<SignupQuestionEvent> {
  if (known) return []
  if (count >= QUESTIONS_MAX) return refuse('signup_question.too_many', { max: QUESTIONS_MAX })
  return [added(data)]
}

type KnownCommand = Exclude<SignupQuestionCommand, { type: 'LayQuestions' | 'AddQuestion' }>

function decideKnown(command: KnownCommand, question: Question): Decision<SignupQuestionEvent> {
  const { questionId } = question
  if (command.type === 'RetireQuestion')
    return question.retired ? [] : [{ type: 'SignupQuestionRetired', data: { questionId } }]
  if (question.retired) return refuse('signup_question.retired', {}, { kind: 'conflict' })
  switch (command.type) {
    case 'ChangeQuestion':
      return change(command, question)
    case 'AddValue':
      return addValue(command.value, question)
    case 'ChangeValue':
      return changeValue(command, question)
    case 'RemoveValue':
      return question.values.some(({ id }) => id === command.valueId)
        ? [{ type: 'SignupQuestionValueRemoved', data: { questionId, valueId: command.valueId } }]
        : missing()
    default:
      return assertNever(command)
  }
}

function change(
  command: Extract<SignupQuestionCommand, { type: 'ChangeQuestion' }>,
  question: Question,
): Decision<SignupQuestionEvent> {
  const { version: expected, questionId } = command
  const { version: actual } = question
  if (expected !== undefined && expected !== actual)
    return refuse('version_conflict', { expected, actual }, { kind: 'conflict' })
  if (sameIn(questionContent, command, question)) return []
  return [{ type: 'SignupQuestionChanged', data: { questionId, ...only(questionContent, command) } }]
}

function addValue(value: QuestionValue, question: Question): Decision<SignupQuestionEvent> {
  const { questionId, values, fieldtype } = question
  if (values.some(({ id }) => id === value.id)) return []
  if (!isChoice(fieldtype)) return refuse('signup_question.values_unfit', {}, { field: 'value' })
  if (values.length >= VALUES_MAX) return refuse('signup_question.values_too_many', { max: VALUES_MAX })
  const refused = sameAsAnother(value, values)
  return refused ?? [{ type: 'SignupQuestionValueAdded', data: { questionId, value } }]
}

function changeValue(
  { valueId, text }: Extract<SignupQuestionCommand, { type: 'ChangeValue' }>,
  { questionId, values }: Question,
): Decision<SignupQuestionEvent> {
  const before = values.find(({ id }) => id === valueId)
  if (!before) return missing()
  if (before.value === text) return []
  const value = { ...before, value: text }
  const others = values.filter(({ id }) => id !== valueId)
  const refused = sameAsAnother(value, others)
  return refused ?? [{ type: 'SignupQuestionValueChanged', data: { questionId, value } }]
}

/** Whoever chooses could not tell them apart. */
function sameAsAnother({ value, isOther }: QuestionValue, others: readonly QuestionValue[]): Refusal | undefined {
  if (others.some(other => other.value.toLowerCase() === value.toLowerCase()))
    return refuse('signup_question.value_exists', {}, { field: 'value' })
  if (isOther && others.some(other => other.isOther))
    return refuse('signup_question.other_exists', {}, { field: 'is_other' })
  return undefined
}

function evolveOne(before: Question, event: Exclude<SignupQuestionEvent, { type: 'SignupQuestionAdded' }>): Question {
  const question = { ...before, version: before.version + 1 }
  switch (event.type) {
    case 'SignupQuestionChanged':
      return { ...question, ...only(questionContent, event.data) }
    case 'SignupQuestionRetired':
      return { ...question, retired: true }
    case 'SignupQuestionValueAdded':
    case 'SignupQuestionValueChanged':
    case 'SignupQuestionValueRemoved':
      return { ...question, values: valuesAfter(before.values, event) }
    default:
      return assertNever(event)
  }
}

type ValueEvent = Extract<SignupQuestionEvent, { type: `SignupQuestionValue${string}` }>

/** Read by the aggregate and by its row. */
export function valuesAfter(values: readonly QuestionValue[], event: ValueEvent): QuestionValue[] {
  if (event.type === 'SignupQuestionValueRemoved') return values.filter(({ id }) => id !== event.data.valueId)
  const { value } = event.data
  return event.type === 'SignupQuestionValueAdded'
    ? [...values, value]
    : values.map(one => (one.id === value.id ? value : one))
}
