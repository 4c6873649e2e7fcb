// Taking two-factor sign-in away: by its person, with their password, or by an admin for somebody who has lost everything.
import type { CommandCall } from '@practicum/infra/http/bindings'
import type { Session } from '@practicum/infra/sessions/store'
import type { BodyOf } from '@practicum/shared/contract/row'
import type { resetTwoFactor } from '@practicum/shared/features/two-factor/two-factor.contract'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { type CommandContext, contextOf } from '../../execution/context'
import { executeEnding } from '../../execution/ending'
import type { CommandServices } from '../../execution/ports'
import { userAggregate } from '../people/people.aggregates'
import { provenHash } from '../sessions/sessions.proving'
import { clearCodeTries } from './two-factor.tries'

/** What was chosen is forgotten; what is in force only with the password. Answers whether it was. */
export async function removeOwn(
  services: CommandServices,
  call: CommandCall<unknown, BodyOf<typeof resetTwoFactor>>,
  { id: sessionId, sidHash, stage, principal }: Session,
): Promise<boolean | Refusal> {
  const { userId } = principal
  if (stage !== 'full') {
    await services.twoFactor.abandon({ sessionId })
    return false
  }
  const proven = await provenHash(services, call, { password: call.body.password, field: 'password' })
  if (isRefusal(proven)) return proven
  const refused = await roleRefusal(services, userId)
  if (refused) return refused
  return remove(services, { userId, by: 'person', reason: null, except: sidHash }, contextOf(call))
}

/** With their passkeys, which may be lost with the phone. The sessions of that person end: whoever sits there may be somebody else. */
export async function resetFor(
  services: CommandServices,
  { userId, reason }: { readonly userId: string; readonly reason: string },
  context: CommandContext,
): Promise<boolean | Refusal> {
  const removed = await remove(services, { userId, by: 'admin', reason, except: '' }, context)
  if (!isRefusal(removed)) await clearCodeTries(services.attempts, userId)
  return removed
}

interface Removal {
  readonly userId: string
  readonly by: 'person' | 'admin'
  readonly reason: string | null
  /** Hash of the session that stays. */
  readonly except: string
}

/** On record before it is gone: one that is gone without a trace would be worse than one that stays. */
async function remove(
  services: CommandServices,
  { userId, by, reason, except }: Removal,
  context: CommandContext,
): Promise<boolean | Refusal> {
  const { twoFactor, passkeys, sessions } = services
  const command = () => ({ type: 'RemoveTwoFactor' as const, by, reason })
  const done = await executeEnding(services, { userId, command, except }, context)
  if (isRefusal(done)) return done
  const hadPasskeys = by === 'admin' && (await passkeys.has(userId))
  if (hadPasskeys) await passkeys.removeAllOf(userId)
  const removed = (await twoFactor.remove(userId)) || hadPasskeys
  if (removed) await sessions.endAllOf(userId, except)
  return removed
}

/** Of whoever holds a role that may not be without a second step. */
export async function roleRefusal(
  { executor, twoFactorRoles }: CommandServices,
  userId: string,
): Promise<Refusal | undefined> {
  const { state } = await executor.load(userAggregate, userId)
  if (state.status === 'unknown' || state.status === 'erased') return undefined
  const isRequired = state.positions.some(({ role, status }) => status !== 'archived' && twoFactorRoles.has(role))
  return isRequired ? refuse('two_factor.required', {}, { kind: 'conflict' }) : undefined
}
