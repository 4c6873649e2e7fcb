// Setting two-factor sign-in up: a method is chosen, a first code proves that the app has it, and from then on it is asked for.
import type { CommandCall } from '@practicum/infra/http/bindings'
import type { Session } from '@practicum/infra/sessions/store'
import { judgeTotp, newTotpSecret } from '@practicum/infra/sessions/totp'
import type { PendingTwoFactor } from '@practicum/infra/sessions/two-factor'
import type { TwoFactorMethod } from '@practicum/shared/access/second-step'
import type { BodyOf } from '@practicum/shared/contract/row'
import type { chooseTwoFactor } from '@practicum/shared/features/two-factor/two-factor.contract'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { type Entered, enter, openSession } from '../../execution/entering'
import type { CommandServices } from '../../execution/ports'
import { userAggregate } from '../people/people.aggregates'
import { provenHash } from '../sessions/sessions.proving'

export const setupOf = ({ id: sessionId, principal: { userId } }: Session) => ({ sessionId, userId })

/** What is being set up. Nothing where a passkey has come meanwhile: the password alone sets nothing up beside it. */
export const pendingIn = async (
  { twoFactor, passkeys }: CommandServices,
  session: Session,
): Promise<PendingTwoFactor | undefined> =>
  session.stage === 'setup' && (await passkeys.has(session.principal.userId))
    ? undefined
    : twoFactor.pending(setupOf(session))

export async function choose(
  services: CommandServices,
  call: CommandCall<unknown, BodyOf<typeof chooseTwoFactor>>,
  session: Session,
): Promise<Refusal | { readonly chosen: TwoFactorMethod }> {
  const { method, password } = call.body
  if (method === 'sms' && !services.texting.isOffered)
    return refuse('two_factor.method_unavailable', {}, { field: 'method' })
  // Whoever is asked to set it up has just given it.
  const proven = session.stage === 'full' && (await provenHash(services, call, { password, field: 'password' }))
  if (isRefusal(proven)) return proven
  await services.twoFactor.begin(setupOf(session), { method, secret: method === 'sms' ? '' : newTotpSecret() })
  return { chosen: method }
}

export interface Verified extends Entered {
  readonly recovery_codes: string[]
}

/** Every other session is over, and this one becomes another. */
export async function verifyFirstCode(
  services: CommandServices,
  call: CommandCall,
  { session, token }: { readonly session: Session; readonly token: string },
): Promise<Verified | Refusal> {
  const pending = await pendingIn(services, session)
  if (pending?.method !== 'authenticator') return refuse('two_factor.not_chosen', {}, { kind: 'conflict' })
  // No budget: whoever is here has been shown the secret, and has nothing to guess.
  const verdict = await judgeTotp(pending.secret, token, call.now)
  if (verdict.is !== 'right') return refuse(verdict.is === 'old' ? EXPIRED : INVALID, {}, { field: 'token' })
  const isFirst = await services.twoFactor.confirm(setupOf(session), verdict.step)
  if (!isFirst) return refuse('two_factor.not_chosen', {}, { kind: 'conflict' })
  return inForce(services, call, { session, method: pending.method })
}

export const EXPIRED = 'two_factor.expired'
export const INVALID = 'two_factor.invalid'

export async function inForce(
  services: CommandServices,
  call: CommandCall,
  { session, method }: { readonly session: Session; readonly method: TwoFactorMethod },
): Promise<Verified | Refusal> {
  const { userId } = session.principal
  // All others end before anybody is told: what they ask for then is refused.
  await services.sessions.endAllOf(userId, session.sidHash)
  const request = { command: () => ({ type: 'SetUpTwoFactor' as const, method }) }
  const done = await services.executor.execute(userAggregate, userId, request, contextOf(call))
  if (isRefusal(done)) return done
  const recovery_codes = [...(await services.recoveryCodes.renew(userId))]
  const entered = await raised(services, call, session)
  return { ...entered, recovery_codes }
}

/** The one that is left is known by a new secret. */
async function raised(services: CommandServices, call: CommandCall, { stage, principal }: Session): Promise<Entered> {
  const { userId, positionId } = principal
  if (stage !== 'full') return enter(services, call, { userId, positionId, raises: true })
  const { csrf_token } = await openSession(services, call, { userId, positionId, raises: true, stage: 'full' })
  return { id: userId, csrf_token, redirect: '/dashboard' }
}
