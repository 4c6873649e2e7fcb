// A passkey as the first second step: of whoever is asked to set one up before they are let in.
import { z } from 'zod'
import { command } from '../../contract/row'
import { creationOptions, entered, newCredential, passkeyName } from './passkeys.contract'

const feature = 'passkeys'
const asked = { who: 'signed-in', relation: 'oneself', impersonation: 'deny', stages: ['setup'] } as const

export const beginFirstPasskey = command({
  name: 'beginFirstPasskey',
  secret: true,
  repeatable: true,
  feature,
  method: 'POST',
  path: '/api/auth/setup/passkey/options',
  summary: 'Ask for what an authenticator is to sign to become the second step that one’s role asks for.',
  access: asked,
  answer: creationOptions,
  refusals: ['passkeys.not_offered', 'passkeys.most'],
})

export const addFirstPasskey = command({
  name: 'addFirstPasskey',
  secret: true,
  recordsRefusals: true,
  feature,
  method: 'POST',
  path: '/api/auth/setup/passkey',
  summary: 'Keep what an authenticator has signed as the second step that is asked for, and be signed in.',
  access: asked,
  body: z.strictObject({ name: passkeyName, credential: newCredential }),
  answer: entered,
  refusals: ['passkeys.not_offered', 'passkeys.expired', 'passkeys.failed', 'passkeys.known', 'passkeys.most'],
})
