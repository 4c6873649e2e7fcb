// The rows that pages before sign-in call, without their schemas, which would double their first load; a spec holds them equal to the contract.
import type {
  authenticatorSetup as authenticatorSetupRow,
  choosePhone as choosePhoneRow,
  chooseTwoFactor as chooseTwoFactorRow,
  resetTwoFactor as resetTwoFactorRow,
  secondStep as secondStepRow,
  twoFactorSetup as twoFactorSetupRow,
  verifyAuthenticator as verifyAuthenticatorRow,
  verifyPhone as verifyPhoneRow,
} from '@practicum/shared/features/two-factor/two-factor.contract'
import type { FirstRow } from '../../providers/api'

export const secondStep: FirstRow<typeof secondStepRow> = { kind: 'query', method: 'GET', path: '/api/auth/token' }
export const twoFactorSetup: FirstRow<typeof twoFactorSetupRow> = {
  kind: 'query',
  method: 'GET',
  path: '/api/auth/setup',
}
export const chooseTwoFactor: FirstRow<typeof chooseTwoFactorRow> = {
  kind: 'command',
  method: 'POST',
  path: '/api/auth/setup',
  secret: true,
}
export const authenticatorSetup: FirstRow<typeof authenticatorSetupRow> = {
  kind: 'query',
  method: 'GET',
  path: '/api/auth/setup/authenticator',
}
export const verifyAuthenticator: FirstRow<typeof verifyAuthenticatorRow> = {
  kind: 'command',
  method: 'POST',
  path: '/api/auth/setup/authenticator/verify',
  secret: true,
}
export const choosePhone: FirstRow<typeof choosePhoneRow> = {
  kind: 'command',
  method: 'POST',
  path: '/api/auth/setup/phone',
}
export const verifyPhone: FirstRow<typeof verifyPhoneRow> = {
  kind: 'command',
  method: 'POST',
  path: '/api/auth/setup/phone/code',
  secret: true,
}
export const resetTwoFactor: FirstRow<typeof resetTwoFactorRow> = {
  kind: 'command',
  method: 'POST',
  path: '/api/auth/setup/reset',
  secret: true,
}
