// Signs in by a passkey of this device: alone, or after the password. Fetched when somebody presses for it.
import type { AnswerOf } from '@practicum/shared/contract/row'
import type { signInWithPasskey as signInWithPasskeyRow } from '@practicum/shared/features/passkeys/passkeys.contract'
import type { Api } from '../../providers/api'
import { givePasskey } from './authenticators'
import { beginPasskeySignIn, beginPasskeyStep, passPasskeyStep, signInWithPasskey } from './passkeys.rows'

/** Undefined: none was given. */
type Entered = AnswerOf<typeof signInWithPasskeyRow> | undefined

const STEPS = {
  sign_in: { begin: beginPasskeySignIn, finish: signInWithPasskey },
  second_step: { begin: beginPasskeyStep, finish: passPasskeyStep },
} as const

/** Throws {@link ApiFailure}. */
export async function byPasskey(api: Api, use: keyof typeof STEPS): Promise<Entered> {
  const { begin, finish } = STEPS[use]
  const credential = await givePasskey(await api.call(begin, {}))
  if (typeof credential === 'string') return undefined
  const answer = await api.call(finish, { body: { credential } })
  api.takeToken(answer.csrf_token)
  return answer
}
