// Two-factor sign-in by text message is set up: a number is named, and its first code proves that it is theirs.
import type { CommandCall } from '@practicum/infra/http/bindings'
import type { Session } from '@practicum/infra/sessions/store'
import { maskedPhone, TEXT_AGAIN_SECONDS } from '@practicum/shared/access/second-step'
import type { BodyOf } from '@practicum/shared/contract/row'
import type { choosePhone } from '@practicum/shared/features/two-factor/two-factor.contract'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import type { CommandServices } from '../../execution/ports'
import { EXPIRED, INVALID, inForce, pendingIn, setupOf, type Verified } from './two-factor.setup'
import { numberNamed, send, sendCode, takeText } from './two-factor.texting'
import { takePhoneTry } from './two-factor.tries'

interface Sent {
  readonly phone: string
  readonly again_in: number
}

const NOTHING_CHOSEN = refuse('two_factor.not_chosen', {}, { kind: 'conflict' })

/** It becomes the chosen one with the code that goes there: where none may be sent, the one before stays. */
export async function namePhone(
  services: CommandServices,
  call: CommandCall<unknown, BodyOf<typeof choosePhone>>,
  session: Session,
): Promise<Refusal | Sent> {
  const setting = setupOf(session)
  const pending = await pendingIn(services, session)
  if (pending?.method !== 'sms') return NOTHING_CHOSEN
  const phone = numberNamed(services, call.body)
  if (isRefusal(phone)) return phone
  const code = { ...setting, phone }
  const refused = await takeText(services, call, code)
  if (refused) return refused
  // Before the number: whoever has just given the code of another one does not put this one in force.
  const renewed = await services.textCodes.renew(setting, phone)
  await services.twoFactor.choosePhone(setting, phone)
  await send(services, call, { ...code, ...renewed })
  return sentTo(phone)
}

/** To the number that is being set up in this session, else to the one in force. */
export async function sendAgain(
  services: CommandServices,
  call: CommandCall,
  session: Session,
): Promise<Refusal | Sent> {
  const setting = setupOf(session)
  const phone =
    session.stage === 'second-step'
      ? await services.twoFactor.phoneOf(setting.userId)
      : (await pendingIn(services, session))?.phone
  if (phone === undefined) return NOTHING_CHOSEN
  return (await sendCode(services, call, { ...setting, phone })) ?? sentTo(phone)
}

export async function verifyNumber(
  services: CommandServices,
  call: CommandCall,
  { session, token }: { readonly session: Session; readonly token: string },
): Promise<Verified | Refusal> {
  const setting = setupOf(session)
  const pending = await pendingIn(services, session)
  if (pending?.phone === undefined) return NOTHING_CHOSEN
  const refused = await takePhoneTry(services.attempts, setting)
  if (refused) return refused
  const verdict = await services.textCodes.judge(setting, pending.phone, token)
  if (verdict !== 'right') return refuse(verdict === 'old' ? EXPIRED : INVALID, {}, { field: 'token' })
  const isFirst = await services.twoFactor.confirm(setting, NO_STEP)
  return isFirst ? inForce(services, call, { session, method: pending.method }) : NOTHING_CHOSEN
}

/** Those of an app have one. */
const NO_STEP = 0

const sentTo = (phone: string): Sent => ({ phone: maskedPhone(phone), again_in: TEXT_AGAIN_SECONDS })
