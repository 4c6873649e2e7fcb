// The code after the password: of the app, or one that was kept for when the app is gone. Each opens once.
import type { CommandCall } from '@practicum/infra/http/bindings'
import { isRecoveryCode } from '@practicum/infra/sessions/recovery-codes'
import { judgeTotp } from '@practicum/infra/sessions/totp'
import type { BodyOf } from '@practicum/shared/contract/row'
import type { passSecondStep } from '@practicum/shared/features/two-factor/two-factor.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf, systemContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { untilAppended } from '../../execution/until-appended'
import { userAggregate } from '../people/people.aggregates'
import { EXPIRED, INVALID } from './two-factor.setup'
import type { CodeToSend } from './two-factor.texting'
import { giveCodeTryBack, takeCodeTry } from './two-factor.tries'

type Call = CommandCall<unknown, BodyOf<typeof passSecondStep>>

/** How many recovery codes are left, where one was used. */
export interface Passed {
  readonly left: number | null
}

export async function passed(services: CommandServices, call: Call, sessionId: string): Promise<Passed | Refusal> {
  const { userId } = call.principal
  const { token } = call.body
  const kind = isRecoveryCode(token) ? 'recovery' : 'code'
  const one = { sessionId, userId, kind } as const
  const verdict =
    (await takeCodeTry(services.attempts, one)) ??
    (await (kind === 'recovery' ? usedRecoveryCode(services, call) : usedCode(services, call, sessionId)))
  if (isRefusal(verdict)) rememberRefusal(services, userId, verdict.code, call.now)
  else await giveCodeTryBack(services.attempts, one)
  return verdict
}

async function usedCode(services: CommandServices, call: Call, sessionId: string): Promise<Passed | Refusal> {
  const { principal, body, now } = call
  const { twoFactor } = services
  const { userId } = principal
  const kept = await twoFactor.inForce(userId)
  if (kept?.phone !== undefined) return usedTextCode(services, { sessionId, userId, phone: kept.phone }, body.token)
  const verdict = kept ? await judgeTotp(kept.secret, body.token, now) : ({ is: 'wrong' } as const)
  if (verdict.is === 'wrong') return refuse(INVALID, {}, { field: 'token' })
  const isTaken = verdict.is === 'right' && (await twoFactor.takeStep(userId, verdict.step))
  return isTaken ? { left: null } : refuse(EXPIRED, {}, { field: 'token' })
}

async function usedTextCode(
  { textCodes }: CommandServices,
  { phone, ...setting }: CodeToSend,
  token: string,
): Promise<Passed | Refusal> {
  const verdict = await textCodes.judge(setting, phone, token)
  if (verdict === 'right') return { left: null }
  return refuse(verdict === 'old' ? EXPIRED : INVALID, {}, { field: 'token' })
}

async function usedRecoveryCode(services: CommandServices, call: Call): Promise<Passed | Refusal> {
  const { userId } = call.principal
  const left = await services.recoveryCodes.use(userId, call.body.token)
  if (left === undefined) return refuse(INVALID, {}, { field: 'token' })
  const request = { command: () => ({ type: 'UseRecoveryCode' as const, left }) }
  const done = await services.executor.execute(userAggregate, userId, request, contextOf(call))
  return isRefusal(done) ? done : { left }
}

/** After the answer, for many that come at once meet at one stream. */
function rememberRefusal(
  { executor, runInBackground }: CommandServices,
  userId: string,
  code: string,
  now: Date,
): void {
  const request = { command: () => ({ type: 'RefuseSecondStep' as const, code }) }
  const context = systemContext(newId(), now)
  runInBackground(() => untilAppended(() => executor.execute(userAggregate, userId, request, context)))
}
