// Passkeys over HTTP: people add those of their devices, and sign in by them, alone or after the password.
import { z } from 'zod'
import { PASSKEY_NAME_MAX } from '../../access/second-step'
import { byId, command, query } from '../../contract/row'
import { secret, typedPassword } from '../../contract/secret'

const feature = 'passkeys'
const own = { who: 'signed-in', relation: "one's own passkeys", impersonation: 'deny' } as const
const anyone = { who: 'anyone', relation: 'none', impersonation: 'deny' } as const

const password = typedPassword
const WRONG_PASSWORD = ['password.wrong_current', 'login.too_many', 'login.locked_out'] as const

/** Base64url, as the Web Authentication API has it. */
const encoded = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/)
const CREDENTIAL_MAX = 1400
const ANSWER_MAX = 20_000

export const passkeyName = z.string().trim().min(1).max(PASSKEY_NAME_MAX)

const descriptor = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
})

/** PublicKeyCredentialCreationOptionsJSON of the Web Authentication API. */
export const creationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})

/** PublicKeyCredentialRequestOptionsJSON of the same. */
const requestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
  /** Empty where one signs in by the passkey alone: nothing is told of who has one. */
  allowCredentials: z.array(descriptor),
})
export type CreationOptions = z.infer<typeof creationOptions>
export type RequestOptions = z.infer<typeof requestOptions>

const credential = {
  id: encoded(CREDENTIAL_MAX),
  rawId: encoded(CREDENTIAL_MAX),
  type: z.literal('public-key'),
}

/** RegistrationResponseJSON, as far as it is looked at. */
export const newCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: secret(encoded(ANSWER_MAX)),
    attestationObject: encoded(ANSWER_MAX),
    transports: z.array(z.string().max(30)).max(10).optional(),
  }),
})

/** AuthenticationResponseJSON, as far as it is looked at. */
const usedCredential = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: secret(encoded(ANSWER_MAX)),
    authenticatorData: encoded(ANSWER_MAX),
    signature: encoded(ANSWER_MAX),
    userHandle: encoded(200).optional(),
  }),
})

const shown = z.object({
  id: z.uuid(),
  name: z.string(),
  added_at: z.string(),
  /** Null: not yet. */
  last_used_at: z.string().nullable(),
})
export type ShownPasskey = z.infer<typeof shown>

/** What one is afterwards: as the answer of signing in. */
export const entered = z.object({
  id: z.uuid(),
  csrf_token: z.string(),
  /** Where to go. */
  redirect: z.string(),
})

export const listPasskeys = query({
  name: 'listPasskeys',
  feature,
  path: '/api/passkeys',
  summary: 'The passkeys that one signs in by, the oldest first.',
  access: { ...own, protected: false },
  answer: z.object({
    /** They need an address with a name. */
    offered: z.boolean(),
    passkeys: z.array(shown),
  }),
})

export const beginPasskey = command({
  name: 'beginPasskey',
  secret: true,
  repeatable: true,
  recordsRefusals: true,
  feature,
  method: 'POST',
  path: '/api/passkeys/options',
  summary:
    'Ask for what an authenticator is to sign to become a passkey, with the password. It opens once, within minutes.',
  access: own,
  body: z.strictObject({ password }),
  answer: creationOptions,
  refusals: ['passkeys.not_offered', 'passkeys.most', ...WRONG_PASSWORD],
})

export const addPasskey = command({
  name: 'addPasskey',
  secret: true,
  recordsRefusals: true,
  feature,
  method: 'POST',
  path: '/api/passkeys',
  summary: 'Keep what an authenticator has signed as a passkey, under a name. Its person hears of it by mail.',
  access: own,
  body: z.strictObject({ name: passkeyName, credential: newCredential }),
  answer: z.object({ id: z.uuid() }),
  refusals: ['passkeys.not_offered', 'passkeys.expired', 'passkeys.failed', 'passkeys.known', 'passkeys.most'],
})

export const renamePasskey = command({
  name: 'renamePasskey',
  feature,
  method: 'PUT',
  path: '/api/passkeys/:id',
  summary: 'Call one of one’s passkeys something else.',
  access: own,
  params: byId,
  body: z.strictObject({ name: passkeyName }),
  answer: z.object({ id: z.uuid() }),
})

export const removePasskey = command({
  name: 'removePasskey',
  secret: true,
  recordsRefusals: true,
  feature,
  method: 'POST',
  path: '/api/passkeys/:id/remove',
  summary:
    'Remove one of one’s passkeys, with the password: it opens nothing any more, and every other session is over.',
  access: own,
  params: byId,
  body: z.strictObject({ password }),
  answer: z.object({ id: z.uuid() }),
  refusals: ['two_factor.required', ...WRONG_PASSWORD],
})

const FAILED = ['passkeys.not_offered', 'passkeys.expired', 'passkeys.failed', 'passkeys.counter'] as const

export const beginPasskeySignIn = command({
  name: 'beginPasskeySignIn',
  secret: true,
  repeatable: true,
  feature,
  method: 'POST',
  path: '/api/login/passkey/options',
  summary: 'Ask for what a passkey is to sign to sign in by it alone.',
  access: anyone,
  answer: requestOptions,
  refusals: ['passkeys.not_offered', 'login.too_many'],
})

export const signInWithPasskey = command({
  name: 'signInWithPasskey',
  secret: true,
  recordsRefusals: true,
  feature,
  method: 'POST',
  path: '/api/login/passkey',
  summary: 'Sign in by a passkey, which is password and second step at once.',
  access: anyone,
  body: z.strictObject({ credential: usedCredential }),
  answer: entered,
  refusals: [...FAILED, 'login.too_many', 'login.locked_out', 'login.platform_locked', 'login.organization_archived'],
})

export const beginPasskeyStep = command({
  name: 'beginPasskeyStep',
  secret: true,
  repeatable: true,
  feature,
  method: 'POST',
  path: '/api/auth/passkey/options',
  summary: 'Ask for what a passkey of whoever has given the password is to sign in place of a code.',
  access: { ...own, stages: ['second-step'] },
  answer: requestOptions,
  refusals: ['passkeys.not_offered', 'passkeys.none'],
})

export const passPasskeyStep = command({
  name: 'passPasskeyStep',
  secret: true,
  recordsRefusals: true,
  feature,
  method: 'PUT',
  path: '/api/auth/passkey',
  summary: 'Give a passkey in place of the code that is asked for after the password, and be signed in.',
  access: { ...own, stages: ['second-step'] },
  body: z.strictObject({ credential: usedCredential }),
  answer: entered,
  refusals: [...FAILED, 'two_factor.too_many', 'two_factor.today.too_many'],
})
