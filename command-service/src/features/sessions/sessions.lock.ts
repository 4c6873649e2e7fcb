// Lifts the lock that attacks have put on an account for devices that are new to it: asked for by an admin, or by the operator's tool.
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import type { CommandContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { userAggregate } from '../people/people.aggregates'
import { clearLock, isLocked } from './sessions.throttle'

/** Answers whether there was one. What is recorded comes first: a lock that is lifted without a trace would be worse than one that stays. */
export async function liftLock(
  { attempts, credentials, executor }: Pick<CommandServices, 'attempts' | 'credentials' | 'executor'>,
  userId: string,
  context: CommandContext,
): Promise<boolean | Refusal> {
  const account = await credentials.accountOf(userId)
  if (account === undefined) return refuse('not_found', {}, { kind: 'missing' })
  if (!(await isLocked(attempts, account))) return false
  const request = { command: () => ({ type: 'LiftSignInLock' as const }) }
  const done = await executor.execute(userAggregate, userId, request, context)
  if (isRefusal(done)) return done
  await clearLock(attempts, account)
  return true
}
