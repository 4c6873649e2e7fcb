// Signing in by a passkey: alone, where it is password and second step at once, or in place of the code after the password.
import { randomBytes } from 'node:crypto'
import type { CommandCall } from '@practicum/infra/http/bindings'
import { passkeyCookie, setCookie } from '@practicum/infra/http/caller'
import type { KnownPasskey } from '@practicum/infra/sessions/passkeys'
import { hashOfSid } from '@practicum/infra/sessions/store'
import { authenticationOptions, described } from '@practicum/infra/sessions/webauthn'
import { PASSKEY_SECONDS } from '@practicum/shared/access/second-step'
import type { BodyOf } from '@practicum/shared/contract/row'
import type { RequestOptions, signInWithPasskey } from '@practicum/shared/features/passkeys/passkeys.contract'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { type Entered, enter } from '../../execution/entering'
import type { CommandServices } from '../../execution/ports'
import { counted } from '../sessions/sessions.proving'
import { entryOf } from '../sessions/sessions.sign-in'
import { giveCodeTryBack, takeCodeTry } from '../two-factor/two-factor.tries'
import { type Asked, FAILED, OVER, partyOf, proved, recordUse } from './passkeys.proving'

type Call = CommandCall<unknown, BodyOf<typeof signInWithPasskey>>

/** Nobody guesses a signature: this is what one address may have looked at, and asked to be kept for it. */
const perAddress = (ip: string) => ({ key: `passkey:${ip}`, limit: 200, windowSeconds: 15 * 60 })

async function takeOfAddress({ attempts }: CommandServices, { caller }: Pick<Call, 'caller'>) {
  const { allowed, retryInSeconds } = await attempts.take(perAddress(caller.ip))
  return allowed ? undefined : refuse('login.too_many', { seconds: retryInSeconds }, { kind: 'too_many' })
}

/** Of whom nothing is known: their browser is given a mark, for as long as the question stands. */
function markOf({ caller, http }: CommandCall): string {
  const cookie = passkeyCookie(http.request)
  const mark = caller.cookies[cookie] || randomBytes(16).toString('base64url')
  setCookie(http.response, cookie, mark, PASSKEY_SECONDS)
  return mark
}

const bySignIn = (mark: string): Asked => ({ purpose: 'sign_in', holder: hashOfSid(mark), userId: undefined })

/** The same for everybody, whoever has an account and whoever has none. */
export async function beginSignIn(services: CommandServices, call: CommandCall): Promise<RequestOptions | Refusal> {
  const refused = await takeOfAddress(services, call)
  return refused ?? ask(services, bySignIn(markOf(call)), [])
}

export async function beginStep(services: CommandServices, call: CommandCall, holder: string) {
  const { userId } = call.principal
  const allowed = await services.passkeys.allOf(userId)
  if (allowed.length === 0) return refuse('passkeys.none', {}, { kind: 'conflict' })
  return ask(services, { purpose: 'second_step', holder, userId }, allowed)
}

async function ask(
  services: CommandServices,
  asked: Asked,
  allowed: readonly KnownPasskey[],
): Promise<RequestOptions | Refusal> {
  const party = partyOf(services)
  if (isRefusal(party)) return party
  const challenge = await services.passkeyChallenges.issue(asked)
  const { timeout = 0 } = await authenticationOptions(party, { challenge, allowed })
  const allowCredentials = allowed.map(described)
  return { challenge, rpId: party.id, timeout, userVerification: 'required', allowCredentials }
}

export async function signedIn(services: CommandServices, call: Call): Promise<Entered | Refusal> {
  const party = partyOf(services)
  if (isRefusal(party)) return party
  const refused = await takeOfAddress(services, call)
  if (refused) return refused
  const passkey = await services.passkeys.find(call.body.credential.id)
  if (!passkey) return FAILED
  const { userId } = passkey
  const epoch = await services.credentials.epochOf(userId)
  const mark = call.caller.cookies[passkeyCookie(call.http.request)] ?? ''
  const proven = await counted(services, call, {
    userId,
    unknown: FAILED,
    prove: () => proved(services, call, { party, passkey, asked: bySignIn(mark) }),
    noGuess: refusal => refusal === OVER,
  })
  if (isRefusal(proven)) return proven
  return enteredBy(services, call, { passkey, epoch })
}

interface Proven {
  readonly passkey: KnownPasskey
  readonly epoch: number | undefined
}

async function enteredBy(
  services: CommandServices,
  call: Call,
  { passkey, epoch }: Proven,
): Promise<Entered | Refusal> {
  const { userId } = passkey
  const entry = await entryOf(services, { userId, epoch })
  // They may have left since: which sounds as if there were no such passkey.
  if (isRefusal(entry)) return entry.code === 'login.failed' ? FAILED : entry
  const unknown = await recordUse(services, call, { passkey, use: 'sign_in' })
  if (unknown) return unknown
  // What was asked for and what was looked at: neither was in vain.
  await services.attempts.giveBack(perAddress(call.caller.ip).key, 2)
  return enter(services, call, { userId, positionId: entry.positionId, epoch, hasSecondStep: true })
}

export async function stepPassed(services: CommandServices, call: Call, sessionId: string): Promise<Entered | Refusal> {
  const party = partyOf(services)
  if (isRefusal(party)) return party
  const { userId, positionId } = call.principal
  const one = { sessionId, userId, kind: 'passkey' } as const
  const spent = await takeCodeTry(services.attempts, one)
  if (spent) return spent
  const passkey = await services.passkeys.find(call.body.credential.id)
  if (passkey?.userId !== userId) return FAILED
  const proven = await proved(services, call, {
    ...{ party, passkey },
    asked: { purpose: 'second_step', holder: call.caller.sidHash, userId },
  })
  if (isRefusal(proven)) return proven
  const unknown = await recordUse(services, call, { passkey, use: 'second_step' })
  if (unknown) return unknown
  await giveCodeTryBack(services.attempts, one)
  return enter(services, call, { userId, positionId, raises: true })
}
