// Tells the log that an admin acts as somebody no more: by the command that ended it, and whatever else ended it, by the schedule. Repeating says it once.
import type { Position } from '@practicum/infra/event-store/port'
import type { UntoldLoginAs } from '@practicum/infra/sessions/login-as'
import type { LoginAsEnd } from '@practicum/shared/access/acting-as'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import type { CommandContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { userAggregate } from '../people/people.aggregates'

type Telling = Pick<CommandServices, 'executor' | 'loginAs'>

/** Answers where the log is then. */
export async function tellEnd(
  { executor, loginAs }: Telling,
  { sessionId, userId, rootUserId: adminId, how }: UntoldLoginAs & { readonly how: LoginAsEnd },
  context: CommandContext,
): Promise<Position | undefined> {
  const commandId = `login-as-end:${sessionId}`
  const own = { ...context, commandId, meta: { ...context.meta, commandId } }
  const command = () => ({ type: 'EndLoginAs', adminId, sessionId, how }) as const
  const done = await executor.execute(userAggregate, userId, { command }, own)
  await loginAs.told(sessionId)
  return isRefusal(done) ? undefined : done.position
}
