// A passkey is added to an account, renamed and removed: by its person, who has given the password.
import type { CommandCall } from '@practicum/infra/http/bindings'
import { signInFirst } from '@practicum/infra/http/caller'
import type { ChallengeFor } from '@practicum/infra/sessions/passkey-challenges'
import type { Session } from '@practicum/infra/sessions/store'
import {
  described,
  judgeRegistration,
  type RelyingParty,
  registrationOptions,
} from '@practicum/infra/sessions/webauthn'
import type { BodyOf } from '@practicum/shared/contract/row'
import type {
  addPasskey,
  beginPasskey,
  CreationOptions,
  removePasskey,
} from '@practicum/shared/features/passkeys/passkeys.contract'
import { passkeysRefusal } from '@practicum/shared/features/people/user.passkeys'
import type { UserState } from '@practicum/shared/features/people/user.state'
import { newId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf, systemContext } from '../../execution/context'
import { executeEnding } from '../../execution/ending'
import { type Entered, enter } from '../../execution/entering'
import type { CommandServices } from '../../execution/ports'
import { userAggregate } from '../people/people.aggregates'
import { provenHash } from '../sessions/sessions.proving'
import { roleRefusal } from '../two-factor/two-factor.removing'
import { FAILED, OVER, partyOf } from './passkeys.proving'

type Body = BodyOf<typeof addPasskey>

/** What is asked here in this session is answered here: whoever answers has given the password minutes ago. */
const adding = ({ caller, principal }: CommandCall): ChallengeFor => ({
  purpose: 'add',
  holder: caller.sidHash,
  userId: principal.userId,
})

export async function begin(
  services: CommandServices,
  call: CommandCall<unknown, BodyOf<typeof beginPasskey>>,
): Promise<CreationOptions | Refusal> {
  const party = partyOf(services)
  if (isRefusal(party)) return party
  const proven = await provenHash(services, call, { password: call.body.password, field: 'password' })
  return isRefusal(proven) ? proven : asked(services, call, party)
}

/** Of whoever has given the password a moment ago, which their session that waits for a second step stands for. */
export async function beginFirst(services: CommandServices, call: CommandCall): Promise<CreationOptions | Refusal> {
  const party = partyOf(services)
  return isRefusal(party) ? party : asked(services, call, party)
}

async function asked(
  services: CommandServices,
  call: CommandCall,
  party: RelyingParty,
): Promise<CreationOptions | Refusal> {
  const { userId } = call.principal
  const existing = await services.passkeys.allOf(userId)
  const refused = passkeysRefusal(existing.length)
  if (refused) return refused
  const challenge = await services.passkeyChallenges.issue(adding(call))
  const userName = await addressOf(services, userId)
  const made = await registrationOptions(party, { challenge, userId, userName, existing })
  const { rp, user, pubKeyCredParams, timeout = 0 } = made
  return {
    ...{ challenge, rp: { id: party.id, name: rp.name }, user, pubKeyCredParams, timeout },
    excludeCredentials: existing.map(described),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    attestation: 'none',
  }
}

/** Whoever has given the password alone elsewhere, to set up a first second step, has to give this one. */
export async function add(services: CommandServices, call: CommandCall<unknown, Body>): Promise<string | Refusal> {
  const key = await keyGiven(services, call)
  if (isRefusal(key)) return key
  const id = await keep(services, call, key)
  if (!isRefusal(id)) await services.sessions.endSettingUp(call.principal.userId)
  return id
}

type Key = Exclude<Awaited<ReturnType<typeof judgeRegistration>>, string>

async function keyGiven(services: CommandServices, call: CommandCall<unknown, Body>): Promise<Key | Refusal> {
  const party = partyOf(services)
  if (isRefusal(party)) return party
  const judged = await judgeRegistration(party, asGiven(call.body.credential), challenge =>
    services.passkeyChallenges.take(challenge, adding(call)),
  )
  if (judged === 'expired') return OVER
  if (judged === 'wrong') return FAILED
  return (await services.passkeys.find(judged.credentialId)) ? KNOWN : judged
}

async function keep(
  services: CommandServices,
  call: CommandCall<unknown, Body>,
  { isSynced: synced, ...key }: Key,
  refusalOf: (state: UserState) => Refusal | undefined = () => undefined,
): Promise<string | Refusal> {
  const { userId } = call.principal
  const { name } = call.body
  const passkeyId = newId()
  // On record first: one that opens without a trace would be worse than one that does not.
  const request = {
    command: (state: UserState) => refusalOf(state) ?? { type: 'AddPasskey' as const, passkeyId, name, synced },
  }
  const done = await services.executor.execute(userAggregate, userId, request, contextOf(call))
  if (isRefusal(done)) return done
  if (await services.passkeys.add({ ...key, id: passkeyId, userId, name })) return passkeyId
  const undo = { command: () => ({ type: 'RemovePasskey' as const, passkeyId }) }
  await services.executor.execute(userAggregate, userId, undo, systemContext(newId(), call.now))
  return KNOWN
}

/**
 * What is asked for is there: every other session is over, and this one becomes another that is let in. It is taken before anything is kept: one that has
 * ended meanwhile plants nothing, and of several that are given at once one counts.
 */
export async function addFirst(
  services: CommandServices,
  call: CommandCall<unknown, Body>,
  { sidHash, principal: { userId, positionId } }: Session,
): Promise<Entered | Refusal> {
  const key = await keyGiven(services, call)
  if (isRefusal(key)) return key
  const before = await services.credentials.epochOf(userId)
  if (!(await services.sessions.endSettingUp(userId, sidHash))) throw signInFirst({ ...call.caller, begun: undefined })
  // Set up meanwhile by whoever is signed in: from then on the password alone is not enough for another.
  if ((await services.passkeys.has(userId)) || (await services.twoFactor.standing(userId))) return FAILED
  const id = await keep(services, call, key, notFirst)
  if (isRefusal(id)) return id
  await services.sessions.endAllOf(userId)
  // It has risen by this end, and by nothing else.
  const epoch = before === undefined ? undefined : before + 1
  return enter(services, call, { userId, positionId, epoch, hasSecondStep: true })
}

/** Of whoever signed in while another was being kept. */
const notFirst = (state: UserState): Refusal | undefined =>
  'passkeys' in state && (state.twoFactor !== undefined || Object.keys(state.passkeys).length > 0) ? FAILED : undefined

function asGiven({ response, ...credential }: Body['credential']) {
  const { transports, ...signed } = response
  return {
    ...{ ...credential, clientExtensionResults: {} },
    response: { ...signed, ...(transports && { transports }) },
  }
}

const KNOWN = refuse('passkeys.known', {}, { kind: 'conflict' })

/** Whoever sits at a device that was signed in by it may be the one to be kept out: all other sessions end. */
export async function remove(
  services: CommandServices,
  call: CommandCall<{ readonly id: string }, BodyOf<typeof removePasskey>>,
): Promise<Refusal | undefined> {
  const proven = await provenHash(services, call, { password: call.body.password, field: 'password' })
  if (isRefusal(proven)) return proven
  const { userId } = call.principal
  const { id } = call.params
  const needed = await neededRefusal(services, { id, userId })
  if (needed) return needed
  const command = () => ({ type: 'RemovePasskey' as const, passkeyId: id })
  const except = call.caller.session?.sidHash
  const done = await executeEnding(services, { userId, command, except }, contextOf(call))
  const removed = await services.passkeys.remove({ id, userId })
  // One whose record went before it goes all the same.
  if (isRefusal(done) && !removed) return done
  await services.sessions.endAllOf(userId, except)
  return undefined
}

/** Of the last one, where a role may not be without a second step and there is no other. */
async function neededRefusal(
  services: CommandServices,
  { id, userId }: { readonly id: string; readonly userId: string },
): Promise<Refusal | undefined> {
  const [first, ...others] = await services.passkeys.allOf(userId)
  const isLast = first?.id === id && others.length === 0
  return isLast && !(await services.twoFactor.standing(userId)) ? roleRefusal(services, userId) : undefined
}

async function addressOf({ executor }: CommandServices, userId: string): Promise<string> {
  const { events } = await executor.loadWhole(userAggregate, userId)
  return String(events.findLast(({ data }) => 'email' in data)?.data.email)
}
