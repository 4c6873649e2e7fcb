// Commands of sessions: signing in and out, and where a person was last.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { NEXT_STEP, sessionCookie, setCookie } from '@practicum/infra/http/caller'
import { maskedPhone } from '@practicum/shared/access/second-step'
import type { SessionStage } from '@practicum/shared/access/stages'
import { inLocale } from '@practicum/shared/contract/phrases'
import { saveLastRoute, signIn, signOut } from '@practicum/shared/features/sessions/sessions.contract'
import { liftOwnLock, liftSignInLock } from '@practicum/shared/features/sessions/sign-in-lock.contract'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import { contextOf, visitorContext } from '../../execution/context'
import { enter, openSession } from '../../execution/entering'
import type { CommandServices } from '../../execution/ports'
import { tellEnd } from '../login-as/login-as.telling'
import { userAggregate } from '../people/people.aggregates'
import { sendCode } from '../two-factor/two-factor.texting'
import { liftLock } from './sessions.lock'
import { liftByMail } from './sessions.locking'
import { type Admitted, admit } from './sessions.sign-in'

export function sessionRoutes(services: CommandServices): readonly CommandBinding[] {
  return [
    bindCommand(signIn, async call => {
      const admitted = await admit(services, call)
      if (isRefusal(admitted)) return admitted
      const stage = await stageOf(services, admitted)
      if (stage === 'full') {
        const entered = await enter(services, call, { userId: admitted.userId, positionId: admitted.positionId })
        return { answer: { ...entered, auth_code_required: false, phone: null } }
      }
      return { answer: await begun(services, call, { ...admitted, stage }) }
    }),
    bindCommand(signOut, async call => {
      const done = await signedOut(services, call)
      if (call.caller.session) await services.sessions.end(call.caller.session.sidHash)
      const { request, response } = call.http
      setCookie(response, sessionCookie(request), '', 0)
      response.set('Clear-Site-Data', call.body.keep_page ? '"cache"' : '"cache", "storage"')
      return done ?? { answer: {} }
    }),
    bindCommand(liftSignInLock, async call => {
      const lifted = await liftLock(services, call.params.id, contextOf(call))
      return isRefusal(lifted) ? lifted : { answer: { lifted } }
    }),
    bindCommand(liftOwnLock, async call => {
      const { body, caller } = call
      const lifted = await liftByMail(services, { ...body, ip: caller.ip }, visitorContext(call))
      return isRefusal(lifted) ? lifted : { answer: { lifted } }
    }),
    bindCommand(saveLastRoute, async call => {
      const { userId, rootUserId } = call.principal
      if (rootUserId === undefined) await services.lastRoutes.save(userId, call.body.path, call.body.logging_in)
      return { answer: {} }
    }),
  ]
}

interface Begun extends Admitted {
  readonly stage: Exclude<SessionStage, 'full'>
}

/** The password was right. A code that is sent to a phone is on its way with the answer; where too many were sent, its page says so. */
async function begun(services: CommandServices, call: CommandCall, { userId, positionId, stage }: Begun) {
  const { csrf_token, sessionId } = await openSession(services, call, { userId, positionId, stage })
  const { next } = NEXT_STEP[stage]
  // Whoever has passkeys alone is led to the page that asks for one.
  const auth_code_required = stage === 'second-step' && (await services.twoFactor.standing(userId)) !== undefined
  const phone = auth_code_required ? await services.twoFactor.phoneOf(userId) : undefined
  if (phone !== undefined && sessionId !== undefined) await sendCode(services, call, { sessionId, userId, phone })
  const why = stage === 'setup' && {
    flash: { type: 'info' as const, message: inLocale(call.caller.locale, SETUP_ASKED) },
  }
  const shown = phone === undefined ? null : maskedPhone(phone)
  return { id: userId, next, ...why, auth_code_required, phone: shown, csrf_token, redirect: next }
}

export const SETUP_ASKED = 'Your role asks for two-factor sign-in. It takes two minutes, and then you are in'

/** On record with the person; whoever acts as somebody does not sign that person out. */
async function signedOut(services: CommandServices, call: CommandCall): Promise<Refusal | undefined> {
  const { userId, rootUserId } = call.principal
  const { session } = call.caller
  if (session && rootUserId !== undefined) {
    await tellEnd(services, { sessionId: session.id, userId, rootUserId, how: 'signed_out' }, contextOf(call))
    return undefined
  }
  const request = { command: () => ({ type: 'SignOut' as const }) }
  const done = await services.executor.execute(userAggregate, userId, request, contextOf(call))
  return isRefusal(done) ? done : undefined
}

/** Whoever has a second step gives it now; whose role may not be without one gives a passkey of theirs, or sets it up. */
async function stageOf(
  { twoFactor, twoFactorRoles, passkeys }: CommandServices,
  { userId, roles }: Admitted,
): Promise<SessionStage> {
  if (await twoFactor.standing(userId)) return 'second-step'
  if (!roles.some(role => twoFactorRoles.has(role))) return 'full'
  return (await passkeys.has(userId)) ? 'second-step' : 'setup'
}
