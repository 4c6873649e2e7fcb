// The rows that signing in calls, without their schemas, which would double its first load; a spec holds them equal to the contract.
import type {
  addFirstPasskey as addFirstPasskeyRow,
  beginFirstPasskey as beginFirstPasskeyRow,
} from '@practicum/shared/features/passkeys/first-passkey.contract'
import type {
  beginPasskeySignIn as beginPasskeySignInRow,
  beginPasskeyStep as beginPasskeyStepRow,
  passPasskeyStep as passPasskeyStepRow,
  signInWithPasskey as signInWithPasskeyRow,
} from '@practicum/shared/features/passkeys/passkeys.contract'
import type { FirstRow } from '../../providers/api'

export const beginPasskeySignIn: FirstRow<typeof beginPasskeySignInRow> = {
  ...{ kind: 'command', method: 'POST', secret: true, repeatable: true },
  path: '/api/login/passkey/options',
}
export const signInWithPasskey: FirstRow<typeof signInWithPasskeyRow> = {
  ...{ kind: 'command', method: 'POST', secret: true },
  path: '/api/login/passkey',
}
export const beginPasskeyStep: FirstRow<typeof beginPasskeyStepRow> = {
  ...{ kind: 'command', method: 'POST', secret: true, repeatable: true },
  path: '/api/auth/passkey/options',
}
export const passPasskeyStep: FirstRow<typeof passPasskeyStepRow> = {
  ...{ kind: 'command', method: 'PUT', secret: true },
  path: '/api/auth/passkey',
}
export const beginFirstPasskey: FirstRow<typeof beginFirstPasskeyRow> = {
  ...{ kind: 'command', method: 'POST', secret: true, repeatable: true },
  path: '/api/auth/setup/passkey/options',
}
export const addFirstPasskey: FirstRow<typeof addFirstPasskeyRow> = {
  ...{ kind: 'command', method: 'POST', secret: true },
  path: '/api/auth/setup/passkey',
}
