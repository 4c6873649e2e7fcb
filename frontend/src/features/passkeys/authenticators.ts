// Asks what a device has for signing in: makes a passkey there, or has one sign. Fetched when somebody presses for it, and by nobody else.
import type { CreationOptions, RequestOptions } from '@practicum/shared/features/passkeys/passkeys.contract'
import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser'

/** Called off, too slow, or there is none: devices do not tell which. */
export type NoPasskey = 'none' | 'known'

export const makePasskey = (optionsJSON: CreationOptions) => startRegistration({ optionsJSON }).catch(reasonOf)

export const givePasskey = (optionsJSON: RequestOptions) => startAuthentication({ optionsJSON }).catch(reasonOf)

function reasonOf(error: unknown): NoPasskey {
  if (!(error instanceof Error)) throw error
  return error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' ? 'known' : 'none'
}
