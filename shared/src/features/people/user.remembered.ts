// The rules of browsers that are remembered: what becomes of them is recorded with the person. What makes a browser known stands beside the log.
import type { ForgottenBy, TwoFactorMethod } from '../../access/second-step'
import { assertNever, type Decision, isOneOf } from '../../kernel/decider'
import { refuse } from '../../kernel/refusal'
import type { UserEvent } from './user.events'

export type RememberedCommand =
  | { readonly type: 'RememberDevice'; readonly deviceId: string; readonly until: string }
  | { readonly type: 'UseRememberedDevice'; readonly deviceId: string }
  | { readonly type: 'ForgetDevices'; readonly devices: readonly string[]; readonly by: ForgottenBy }

export const isRememberedCommand = isOneOf<RememberedCommand>({
  RememberDevice: true,
  UseRememberedDevice: true,
  ForgetDevices: true,
})

interface Remembering {
  readonly id: string
  readonly twoFactor: TwoFactorMethod | undefined
}

export function decideRemembered(
  command: RememberedCommand,
  { id: userId, twoFactor }: Remembering,
): Decision<UserEvent> {
  if (command.type === 'ForgetDevices') {
    const { devices, by } = command
    return devices.length === 0 ? [] : [{ type: 'DevicesForgotten', data: { userId, devices: [...devices], by } }]
  }
  // Where no code is asked for, none is spared.
  if (twoFactor === undefined) return refuse('two_factor.none', {}, { kind: 'conflict' })
  const { deviceId } = command
  switch (command.type) {
    case 'RememberDevice':
      return [{ type: 'DeviceRemembered', data: { userId, deviceId, until: command.until } }]
    case 'UseRememberedDevice':
      return [{ type: 'RememberedDeviceUsed', data: { userId, deviceId } }]
    default:
      return assertNever(command)
  }
}
