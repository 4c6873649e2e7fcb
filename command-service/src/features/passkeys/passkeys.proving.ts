// A passkey proves who somebody is: by what it signs, once, at this address, with a counter that goes on.
import type { CommandCall } from '@practicum/infra/http/bindings'
import type { ChallengeFor } from '@practicum/infra/sessions/passkey-challenges'
import type { KnownPasskey } from '@practicum/infra/sessions/passkeys'
import { judgeAuthentication, type RelyingParty } from '@practicum/infra/sessions/webauthn'
import type { PasskeyUse } from '@practicum/shared/access/second-step'
import type { BodyOf } from '@practicum/shared/contract/row'
import type { signInWithPasskey } from '@practicum/shared/features/passkeys/passkeys.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { systemContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { untilAppended } from '../../execution/until-appended'
import { userAggregate } from '../people/people.aggregates'

export const OVER = refuse('passkeys.expired')
/** The same for one that is nobody's, one of somebody who may not come, and a signature that is wrong. */
export const FAILED = refuse('passkeys.failed')
const COPIED = refuse('passkeys.counter')

export const partyOf = ({ relyingParty }: CommandServices): RelyingParty | Refusal =>
  relyingParty ?? refuse('passkeys.not_offered')

type Call = CommandCall<unknown, BodyOf<typeof signInWithPasskey>>

export type Asked = ChallengeFor & { readonly purpose: PasskeyUse }

export interface Proving {
  readonly party: RelyingParty
  readonly passkey: KnownPasskey
  /** What it answers. */
  readonly asked: Asked
}

export async function proved(
  services: CommandServices,
  call: Call,
  { party, passkey, asked }: Proving,
): Promise<KnownPasskey | Refusal> {
  const { response, ...credential } = call.body.credential
  const { userHandle, ...signed } = response
  const given = {
    ...{ ...credential, clientExtensionResults: {} },
    response: { ...signed, ...(userHandle !== undefined && { userHandle }) },
  }
  const use = asked.purpose
  const verdict = await judgeAuthentication(party, { response: given, passkey }, challenge =>
    services.passkeyChallenges.take(challenge, asked),
  )
  if (verdict === 'expired') return OVER
  if (verdict === 'wrong') return remembered(services, call, { passkey, use, refusal: FAILED })
  if (await services.passkeys.takeCounter(passkey.id, verdict.counter)) return passkey
  return remembered(services, call, { passkey, use, refusal: COPIED })
}

interface Used {
  readonly passkey: KnownPasskey
  readonly use: PasskeyUse
}

interface Refused extends Used {
  readonly refusal: Refusal
}

/** After the answer, for many that come at once meet at one stream. */
function remembered(
  { executor, runInBackground }: CommandServices,
  { now }: Pick<Call, 'now'>,
  { passkey: { id: passkeyId, userId }, use, refusal }: Refused,
): Refusal {
  const request = { command: () => ({ type: 'RefusePasskey' as const, passkeyId, use, code: refusal.code }) }
  const context = systemContext(newId(), now)
  runInBackground(() => untilAppended(() => executor.execute(userAggregate, userId, request, context)))
  return refusal
}

/** On record with whose it is, before anybody is let in; refused where the record knows no such passkey. */
export async function recordUse(
  { executor }: CommandServices,
  { now, caller }: Pick<Call, 'now' | 'caller'>,
  { passkey: { id: passkeyId, userId }, use }: Used,
): Promise<Refusal | undefined> {
  const context = systemContext(newId(), now)
  const meta = { ...context.meta, actor: { userId }, correlationId: caller.correlationId }
  const request = { command: () => ({ type: 'UsePasskey' as const, passkeyId, use }) }
  const done = await executor.execute(userAggregate, userId, request, { ...context, meta })
  return isRefusal(done) ? done : undefined
}
