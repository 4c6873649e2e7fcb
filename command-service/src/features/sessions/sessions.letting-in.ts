// Lets somebody in who has proved who they are: to the end, or as far as to what is still asked of them.
import type { CommandCall } from '@practicum/infra/http/bindings'
import { NEXT_STEP } from '@practicum/infra/http/caller'
import { maskedPhone } from '@practicum/shared/access/second-step'
import type { SessionStage } from '@practicum/shared/access/stages'
import { inLocale } from '@practicum/shared/contract/phrases'
import type { AnswerOf } from '@practicum/shared/contract/row'
import type { signIn } from '@practicum/shared/features/sessions/sessions.contract'
import { enter, openSession } from '../../execution/entering'
import type { CommandServices } from '../../execution/ports'
import { sendCode } from '../two-factor/two-factor.texting'
import { isRemembered } from './sessions.remembering'
import type { Admitted } from './sessions.sign-in'

export async function letIn(
  services: CommandServices,
  call: CommandCall,
  admitted: Admitted,
): Promise<AnswerOf<typeof signIn>> {
  const { userId, positionId, epoch } = admitted
  const stage = await stageOf(services, admitted)
  const hasSecondStep = stage === 'second-step' && (await isRemembered(services, call, admitted))
  if (stage !== 'full' && !hasSecondStep) return begun(services, call, { ...admitted, stage })
  const entered = await enter(services, call, { userId, positionId, epoch, hasSecondStep })
  return { ...entered, auth_code_required: false, phone: null }
}

interface Begun extends Admitted {
  readonly stage: Exclude<SessionStage, 'full'>
}

/** The password was right. A code that is sent to a phone is on its way with the answer; where too many were sent, its page says so. */
async function begun(services: CommandServices, call: CommandCall, { userId, positionId, epoch, stage }: Begun) {
  const { csrf_token, sessionId } = await openSession(services, call, { userId, positionId, epoch, stage })
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

/** Whoever has a second step gives it now, or has given it here some days ago; whose role may not be without one gives a passkey of theirs, or sets it up. */
async function stageOf(
  { twoFactor, twoFactorRoles, passkeys }: CommandServices,
  { userId, roles }: Admitted,
): Promise<SessionStage> {
  if (await twoFactor.standing(userId)) return 'second-step'
  if (!roles.some(role => twoFactorRoles.has(role))) return 'full'
  return (await passkeys.has(userId)) ? 'second-step' : 'setup'
}
