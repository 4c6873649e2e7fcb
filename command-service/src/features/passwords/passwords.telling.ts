// Tells the log that a password has changed: by the command that changed it, and where its process died, by the schedule. Repeating says it once.

import type { Position } from '@practicum/infra/event-store/port'
import type { UntoldChange } from '@practicum/infra/sessions/password-changes'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { type CommandContext, childContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { userAggregate } from '../people/people.aggregates'
import { clearLock, isLocked } from '../sessions/sessions.throttle'

type Telling = Pick<CommandServices, 'executor' | 'attempts' | 'passwordChanges'>

/** Answers where the log is then. Whoever was mailed the link is the owner: attacks on their old password close the account no longer. */
export async function tellChange(
  { executor, attempts, passwordChanges }: Telling,
  change: UntoldChange,
  context: CommandContext,
): Promise<Position | undefined> {
  const { id, userId, account, by } = change
  const own = { ...context, commandId: id, meta: { ...context.meta, commandId: id } }
  const command = () => ({ type: 'ChangePassword', by }) as const
  const done = await executor.execute(userAggregate, userId, { command }, own)
  if (by === 'reset') {
    // The link reached them by mail, as one that proves the address does.
    const verify = () => ({ type: 'VerifyEmail', sendingId: undefined, at: own.meta.occurredAt }) as const
    await executor.execute(userAggregate, userId, { command: verify }, childContext(own, 'address'))
  }
  if (by === 'reset' && (await isLocked(attempts, account))) {
    const lift = () => ({ type: 'LiftSignInLock' }) as const
    await executor.execute(userAggregate, userId, { command: lift }, childContext(own, 'lock'))
  }
  if (by === 'reset') await clearLock(attempts, account)
  await passwordChanges.told(id)
  return isRefusal(done) ? undefined : done.position
}
