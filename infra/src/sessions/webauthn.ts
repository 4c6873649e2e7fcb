// The language of authenticators: what they are asked, and whether their answer is one. Of whom, and what follows, is not known here.
import { isIP } from 'node:net'
import { PASSKEY_SECONDS } from '@practicum/shared/access/second-step'
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { KnownPasskey, PasskeyKey } from './passkeys'

/** For whom passkeys are made: they open nothing at another address. */
export interface RelyingParty {
  readonly id: string
  readonly origin: string
}

const LOOPBACK = new Set(['127.0.0.1', '[::1]', '0.0.0.0', 'localhost'])

/** Authenticators know names alone: at a bare address there are no passkeys, but on the machine itself, which has one. */
export function relyingPartyAt(publicUrl: string): RelyingParty | undefined {
  const url = new URL(publicUrl)
  if (LOOPBACK.has(url.hostname)) {
    url.hostname = 'localhost'
    return { id: 'localhost', origin: url.origin }
  }
  const isAddress = isIP(url.hostname.replace(/^\[|\]$/g, '')) !== 0
  return isAddress || url.protocol !== 'https:' ? undefined : { id: url.hostname, origin: url.origin }
}

const TIMEOUT_MS = PASSKEY_SECONDS * 1000
/** Fingerprint, face or PIN, at every use: whoever finds the device opens nothing. */
const VERIFIED = 'required'

export interface Registering {
  readonly challenge: string
  readonly userId: string
  /** As the authenticator shows whose it is. */
  readonly userName: string
  readonly existing: readonly PasskeyKey[]
}

export const registrationOptions = (
  party: RelyingParty,
  { challenge, userId, userName, existing }: Registering,
): ReturnType<typeof generateRegistrationOptions> =>
  generateRegistrationOptions({
    rpName: 'Practicum',
    rpID: party.id,
    userName,
    userDisplayName: userName,
    userID: Uint8Array.from(Buffer.from(userId)),
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: existing.map(described),
    authenticatorSelection: { residentKey: 'required', userVerification: VERIFIED },
  })

/** `allowed`: empty where whoever has one may come. */
export const authenticationOptions = (
  party: RelyingParty,
  { challenge, allowed }: { readonly challenge: string; readonly allowed: readonly PasskeyKey[] },
): ReturnType<typeof generateAuthenticationOptions> =>
  generateAuthenticationOptions({
    rpID: party.id,
    challenge: Uint8Array.from(Buffer.from(challenge, 'base64url')),
    timeout: TIMEOUT_MS,
    userVerification: VERIFIED,
    allowCredentials: allowed.map(described),
  })

/** As browsers are told of it. */
export const described = ({ credentialId, transports }: PasskeyKey) => ({
  id: credentialId,
  type: 'public-key' as const,
  transports: [...transports],
})

/** Takes what was asked to be signed, once. */
type TakeChallenge = (challenge: string) => Promise<boolean>

export type Registered = PasskeyKey & { readonly counter: number; readonly isSynced: boolean }

export async function judgeRegistration(
  party: RelyingParty,
  response: RegistrationResponseJSON,
  take: TakeChallenge,
): Promise<Registered | 'expired' | 'wrong'> {
  const taking = once(take)
  const judged = await verifyRegistrationResponse({
    response,
    expectedChallenge: taking.take,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
  }).catch(() => undefined)
  if (!judged?.verified) return taking.refused() ? 'expired' : 'wrong'
  const { credential, aaguid, credentialDeviceType } = judged.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    transports: credential.transports ?? [],
    aaguid,
    counter: credential.counter,
    isSynced: credentialDeviceType === 'multiDevice',
  }
}

/** Whether it counts on is for whoever keeps the count. */
export async function judgeAuthentication(
  party: RelyingParty,
  { response, passkey }: { readonly response: AuthenticationResponseJSON; readonly passkey: KnownPasskey },
  take: TakeChallenge,
): Promise<{ readonly counter: number } | 'expired' | 'wrong'> {
  const taking = once(take)
  const judged = await verifyAuthenticationResponse({
    response,
    expectedChallenge: taking.take,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: passkey.credentialId,
      publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
      counter: 0,
    },
  }).catch(() => undefined)
  if (!judged?.verified) return taking.refused() ? 'expired' : 'wrong'
  const handle = response.response.userHandle
  const isTheirs = handle === undefined || Buffer.from(handle, 'base64url').toString() === passkey.userId
  return isTheirs ? { counter: judged.authenticationInfo.newCounter } : 'wrong'
}

/** What the library throws does not tell an old question from a wrong answer. */
function once(take: TakeChallenge) {
  let isRefused = false
  return {
    refused: () => isRefused,
    async take(challenge: string): Promise<boolean> {
      const isTaken = await take(challenge)
      isRefused = !isTaken
      return isTaken
    },
  }
}
