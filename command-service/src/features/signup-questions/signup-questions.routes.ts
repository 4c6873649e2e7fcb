// Commands of the questions of signing up, and what says whether answers hold, bound to their contract rows.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { refuseAll } from '@practicum/infra/http/invalid-input'
import { questionContent, questionKind } from '@practicum/shared/features/signup-questions/questions.fields'
import {
  addSignupQuestion,
  addSignupQuestionValue,
  changeSignupQuestion,
  changeSignupQuestionValue,
  layStartingQuestions,
  removeSignupQuestionValue,
  retireSignupQuestion,
} from '@practicum/shared/features/signup-questions/signup-questions.contract'
import type {
  SignupQuestionCommand,
  SurveyState,
} from '@practicum/shared/features/signup-questions/signup-questions.decider'
import { SURVEY_ID } from '@practicum/shared/features/signup-questions/signup-questions.ids'
import {
  checkSignupResponse,
  checkSupervisorLicenses,
} from '@practicum/shared/features/signup-questions/survey.contract'
import { fromWire } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { askSurvey, layQuestions, surveyAggregate } from './signup-questions.aggregate'
import { allQuestions, wrongInAnswers, wrongInLicenses } from './signup-questions.asking'
import { responseChanging } from './signup-response.changing'

export const signupQuestionRoutes = (services: CommandServices): readonly CommandBinding[] => [
  ...checking(services),
  ...questions(services),
  ...values(services),
  responseChanging(services),
]

function checking({ executor }: CommandServices): readonly CommandBinding[] {
  return [
    bindCommand(checkSignupResponse, async ({ body, now }) => {
      refuseAll(wrongInAnswers(await allQuestions(executor), body.answers, now))
      return { answer: {} }
    }),
    bindCommand(checkSupervisorLicenses, async ({ body }) => {
      refuseAll(wrongInLicenses(body.supervisor_licenses))
      return { answer: {} }
    }),
  ]
}

/** Runs a command on the survey, and answers what is made of it then. */
const runner =
  ({ executor }: CommandServices) =>
  async <Answer>(call: CommandCall, command: SignupQuestionCommand, answerOf: (state: SurveyState) => Answer) =>
    replyOf(await askSurvey(executor, command, contextOf(call)), ({ state }) => answerOf(state))

const nothing = () => ({})

function questions(services: CommandServices): readonly CommandBinding[] {
  const run = runner(services)
  const written = (id: string) => (state: SurveyState) => ({ id, version: versionOf(state, id) })
  return [
    bindCommand(addSignupQuestion, call => {
      const questionId = derivedId(call.commandId, 'question')
      const fields = fromWire({ ...questionKind, ...questionContent }, call.body)
      return run(call, { type: 'AddQuestion', questionId, ...fields, values: [] }, written(questionId))
    }),
    bindCommand(layStartingQuestions, async call =>
      replyOf(await layQuestions(services.executor, contextOf(call)), nothing),
    ),
    bindCommand(changeSignupQuestion, call => {
      const { id: questionId } = call.params
      const { version, ...body } = call.body
      const fields = fromWire(questionContent, body)
      return run(call, { type: 'ChangeQuestion', questionId, version, ...fields }, written(questionId))
    }),
    bindCommand(retireSignupQuestion, call =>
      run(call, { type: 'RetireQuestion', questionId: call.params.id }, nothing),
    ),
  ]
}

const versionOf = ({ questions: known }: SurveyState, id: string): number =>
  known.find(({ questionId }) => questionId === id)?.version ?? 0

function values(services: CommandServices): readonly CommandBinding[] {
  const run = runner(services)
  return [
    bindCommand(addSignupQuestionValue, call => {
      const { value, is_other: isOther } = call.body
      const id = derivedId(call.commandId, 'value')
      const added = { id, value, isOther }
      return run(call, { type: 'AddValue', questionId: call.params.id, value: added }, () => ({ id }))
    }),
    bindCommand(changeSignupQuestionValue, call => {
      const { id: questionId, value_id: valueId } = call.params
      return run(call, { type: 'ChangeValue', questionId, valueId, text: call.body.value }, nothing)
    }),
    bindCommand(removeSignupQuestionValue, call => remove(services, call)),
  ]
}

type RemoveCall = CommandCall<
  { readonly id: string; readonly value_id: string },
  { readonly value?: string | undefined }
>

/** Another one than is meant stays: somebody has worded it anew. */
async function remove({ executor }: CommandServices, call: RemoveCall) {
  const { id: questionId, value_id: valueId } = call.params
  const { value } = call.body
  const command = (state: SurveyState): SignupQuestionCommand | Refusal => {
    const known = state.questions.find(one => one.questionId === questionId)?.values.find(({ id }) => id === valueId)
    return known && value !== undefined && known.value !== value
      ? refuse('signup_question.value_differs', {}, { field: 'value', kind: 'conflict' })
      : { type: 'RemoveValue', questionId, valueId }
  }
  return replyOf(await executor.execute(surveyAggregate, SURVEY_ID, { command }, contextOf(call)), nothing)
}
