// The rules of the second step of signing in: what becomes of it is recorded with the person. Secrets and codes stand beside the log.
import type { TwoFactorMethod } from '../../access/second-step'
import { assertNever, type Decision, isOneOf } from '../../kernel/decider'
import { refuse } from '../../kernel/refusal'
import type { UserEvent } from './user.events'
import { allRemoved, type Holder } from './user.passkeys'
import { decideRemembered, isRememberedCommand, type RememberedCommand } from './user.remembered'

export type TwoFactorCommand =
  | { readonly type: 'SetUpTwoFactor'; readonly method: TwoFactorMethod }
  | { readonly type: 'RemoveTwoFactor'; readonly by: 'person' | 'admin'; readonly reason: string | null }
  | { readonly type: 'UseRecoveryCode'; readonly left: number }
  | { readonly type: 'RenewRecoveryCodes' }
  | { readonly type: 'RefuseSecondStep'; readonly code: string }
  | RememberedCommand

export const isTwoFactorCommand = isOneOf<TwoFactorCommand>({
  SetUpTwoFactor: true,
  RemoveTwoFactor: true,
  UseRecoveryCode: true,
  RenewRecoveryCodes: true,
  RefuseSecondStep: true,
  RememberDevice: true,
  UseRememberedDevice: true,
  ForgetDevices: true,
})

interface Stepping extends Holder {
  readonly twoFactor: TwoFactorMethod | undefined
}

export function decideTwoFactor(command: TwoFactorCommand, holder: Stepping): Decision<UserEvent> {
  if (isRememberedCommand(command)) return decideRemembered(command, holder)
  const { id: userId, twoFactor } = holder
  switch (command.type) {
    case 'SetUpTwoFactor':
      // Also in the place of the same method: it is another phone, and another secret.
      return [{ type: 'TwoFactorSetUp', data: { userId, method: command.method } }]
    case 'RemoveTwoFactor': {
      const { by, reason } = command
      const passkeys = by === 'admin' ? allRemoved(holder, reason) : []
      return twoFactor === undefined
        ? passkeys
        : [{ type: 'TwoFactorRemoved', data: { userId, by, reason } }, ...passkeys]
    }
    case 'UseRecoveryCode':
      return [{ type: 'RecoveryCodeUsed', data: { userId, left: command.left } }]
    case 'RenewRecoveryCodes':
      return twoFactor === undefined
        ? refuse('two_factor.none', {}, { kind: 'conflict' })
        : [{ type: 'RecoveryCodesRenewed', data: { userId } }]
    case 'RefuseSecondStep':
      return [{ type: 'SecondStepRefused', data: { userId, code: command.code } }]
    default:
      return assertNever(command)
  }
}
