// Commands after which nobody is signed in as before. Sessions end before it is on record: whoever is told of it asks for what they hear anew at once, and has nothing left to ask with.
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import { userAggregate } from '../features/people/people.aggregates'
import type { CommandContext } from './context'
import { decide } from './deciding'
import type { CommandRequest, ExecutionResult } from './executor'
import type { CommandServices } from './ports'

type UserDecider = (typeof userAggregate)['decider']
type UserCommand = Parameters<UserDecider['decide']>[0]
type UserState = ReturnType<UserDecider['initialState']>

export interface Ending extends CommandRequest<UserCommand, UserState> {
  readonly userId: string
  /** Hash of the session that stays. */
  readonly except?: string | undefined
}

/** Those that are begun meanwhile are left to whoever asks: what lets them in may end after this. */
export async function executeEnding(
  { executor, sessions }: Pick<CommandServices, 'executor' | 'sessions'>,
  { userId, except, ...request }: Ending,
  context: CommandContext,
): Promise<ExecutionResult<UserState> | Refusal> {
  const decision = decide(userAggregate, await executor.load(userAggregate, userId), request)
  if (!isRefusal(decision) && decision.length > 0) await sessions.endAllOf(userId, except)
  return executor.execute(userAggregate, userId, request, context)
}
