// Lifts the lock that attacks have put on an account for devices that are new to it: asked for by an admin, or by the operator's tool.
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import type { CommandContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { userAggregate } from '../people/people.aggregates'
import { clearLock, isLocked, LOCK_SECONDS } from './sessions.throttle'

/** Answers whether there was one, in force or on record alone: what an admin reads of it is gone as well. What is recorded comes first: a lock that is lifted without a trace would be worse than one that stays. */
export async function liftLock(
  { attempts, credentials, executor }: Pick<CommandServices, 'attempts' | 'credentials' | 'executor'>,
  userId: string,
  context: CommandContext,
): Promise<boolean | Refusal> {
  const account = await credentials.accountOf(userId)
  if (account === undefined) return refuse('not_found', {}, { kind: 'missing' })
  if (!(await isLocked(attempts, account)) && !(await isOnRecord(executor, userId, context.now))) return false
  const request = { command: () => ({ type: 'LiftSignInLock' as const }) }
  const done = await executor.execute(userAggregate, userId, request, context)
  if (isRefusal(done)) return done
  await clearLock(attempts, account)
  return true
}

/** As accounts are read: whoever signs in on a device of theirs has lifted it. */
async function isOnRecord(executor: CommandServices['executor'], userId: string, now: Date): Promise<boolean> {
  const { events } = await executor.loadWhole(userAggregate, userId)
  const last = events.findLast(
    ({ type, data }) =>
      type === 'SignInLocked' || type === 'SignInLockLifted' || (type === 'UserSignedIn' && data.knownDevice === true),
  )
  return last?.type === 'SignInLocked' && Date.parse(last.meta.occurredAt) > now.getTime() - LOCK_SECONDS * 1000
}
