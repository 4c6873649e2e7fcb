// Signs in by a passkey of this device: alone, or after the password. Fetched when somebody presses for it.
import type { AnswerOf } from '@practicum/shared/contract/row'
import type { signInWithPasskey as signInWithPasskeyRow } from '@practicum/shared/features/passkeys/passkeys.contract'
import type { Api } from '../../providers/api'
import { givePasskey, makePasskey, type NoPasskey } from './authenticators'
import { deviceName } from './device-name'
import {
  addFirstPasskey,
  beginFirstPasskey,
  beginPasskeySignIn,
  beginPasskeyStep,
  passPasskeyStep,
  signInWithPasskey,
} from './passkeys.rows'

type Entered = AnswerOf<typeof signInWithPasskeyRow>

const STEPS = {
  sign_in: { begin: beginPasskeySignIn, finish: signInWithPasskey },
  second_step: { begin: beginPasskeyStep, finish: passPasskeyStep },
} as const
export type PasskeyUse = keyof typeof STEPS

/** Undefined: none was given. Throws {@link ApiFailure}. */
export async function byPasskey(api: Api, use: PasskeyUse): Promise<Entered | undefined> {
  const entered = await byPasskeyOf(api, use, undefined)
  return entered === 'other' ? undefined : entered
}

/** The same for the page of somebody: what opens another account is not sent. */
export async function byPasskeyOf(
  api: Api,
  use: PasskeyUse,
  userId: string | undefined,
): Promise<Entered | 'other' | undefined> {
  const { begin, finish } = STEPS[use]
  const credential = await givePasskey(await api.call(begin, {}))
  if (typeof credential === 'string') return undefined
  const { userHandle } = credential.response
  if (userId !== undefined && userHandle !== undefined && userHandle !== handleOf(userId)) return 'other'
  const answer = await api.call(finish, { body: { credential } })
  api.takeToken(answer.csrf_token)
  return answer
}

/** As devices keep an id beside the passkey: in base64url. */
const handleOf = (userId: string): string => btoa(userId).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

/** Made on this device as the second step that is asked for, under its name. Throws {@link ApiFailure}. */
export async function byFirstPasskey(api: Api): Promise<Entered | NoPasskey> {
  const credential = await makePasskey(await api.call(beginFirstPasskey, {}))
  if (typeof credential === 'string') return credential
  const answer = await api.call(addFirstPasskey, { body: { name: deviceName(), credential } })
  api.takeToken(answer.csrf_token)
  return answer
}
