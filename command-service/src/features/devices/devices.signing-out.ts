// Signs somebody out everywhere, or everywhere but in one session: also where they are no further than at the second step, or are just being let in.
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import type { CommandContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { userAggregate } from '../people/people.aggregates'

interface Everywhere {
  readonly userId: string
  /** Hash of the session that stays. */
  readonly except?: string | undefined
}

/** On record first: a session that is gone could not be told of any more. Answers how many there were. */
export async function signOutEverywhere(
  { executor, sessions }: Pick<CommandServices, 'executor' | 'sessions'>,
  { userId, except }: Everywhere,
  context: CommandContext,
): Promise<number | Refusal> {
  const ids = await sessions.othersOf(userId, except)
  const command = () => ({ type: 'SignOutDevices' as const, sessions: ids })
  const done = ids.length === 0 ? undefined : await executor.execute(userAggregate, userId, { command }, context)
  if (isRefusal(done)) return done
  await sessions.endAllOf(userId, except)
  return ids.length
}
