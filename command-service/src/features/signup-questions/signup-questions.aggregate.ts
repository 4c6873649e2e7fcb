// The aggregate of the questions of signing up: all of them are one stream.
import { room } from '@practicum/shared/access/rooms'
import {
  type SignupQuestionCommand,
  type SurveyState,
  signupQuestionDecider,
} from '@practicum/shared/features/signup-questions/signup-questions.decider'
import { signupQuestionEvents } from '@practicum/shared/features/signup-questions/signup-questions.events'
import { SURVEY_ID } from '@practicum/shared/features/signup-questions/signup-questions.ids'
import { STARTING_QUESTIONS } from '@practicum/shared/features/signup-questions/starting-questions'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import type { CommandContext } from '../../execution/context'
import type { ExecutionResult, Executor } from '../../execution/executor'

/** Whoever signs up asks when they come. */
const audience = (): readonly string[] => [room.admins]

export const surveyAggregate = { catalog: signupQuestionEvents, decider: signupQuestionDecider, audience } as const

export const askSurvey = (
  executor: Pick<Executor, 'execute'>,
  command: SignupQuestionCommand,
  context: CommandContext,
): Promise<ExecutionResult<SurveyState> | Refusal> =>
  executor.execute(surveyAggregate, SURVEY_ID, { command: () => command }, context)

/** What an installation begins with; one that has questions keeps its own. */
export const layQuestions = (executor: Pick<Executor, 'execute'>, context: CommandContext) =>
  askSurvey(executor, { type: 'LayQuestions', questions: STARTING_QUESTIONS }, context)
