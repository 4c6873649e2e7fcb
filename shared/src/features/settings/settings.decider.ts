// The rules of the platform's settings: the banner, and the lockout that must be primed before it can be turned on.
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { refuse } from '../../kernel/refusal'
import type { BannerValue, LockoutValue } from './settings.contract'
import type { SettingEvent } from './settings.events'

export interface SettingState {
  readonly banner: BannerValue
  readonly lockout: LockoutValue
  readonly started: boolean
}

export type SettingCommand =
  | { readonly type: 'ChangeBanner'; readonly value: BannerValue }
  | { readonly type: 'ChangeLockout'; readonly value: LockoutValue; readonly message: string }
  | { readonly type: 'StartLockout'; readonly message: string }

export const initialSettings: SettingState = {
  banner: { enabled: false, message: '' },
  lockout: { lockout_enabled: false, lockout_primed: false },
  started: false,
}

export const settingDecider: Decider<SettingCommand, SettingState, SettingEvent> = {
  initialState: () => initialSettings,
  decide(command, state) {
    switch (command.type) {
      case 'ChangeBanner':
        return changeBanner(command.value, state)
      case 'ChangeLockout':
        return changeLockout(command, state)
      case 'StartLockout':
        return start(command.message, state)
      default:
        return assertNever(command)
    }
  },
  evolve(state, event) {
    switch (event.type) {
      case 'BannerChanged':
        return { ...state, banner: event.data }
      case 'LockoutChanged': {
        const lockout = { lockout_enabled: event.data.enabled, lockout_primed: event.data.primed }
        return { ...state, lockout, started: state.started && event.data.enabled }
      }
      case 'LockoutStarted':
        return { ...state, started: true }
      default:
        return assertNever(event)
    }
  },
}

function changeBanner({ enabled, message }: BannerValue, { banner }: SettingState): Decision<SettingEvent> {
  if (enabled && message === '') return refuse('setting.banner_message_required', {}, { field: 'value.message' })
  if (enabled === banner.enabled && message === banner.message) return []
  return [{ type: 'BannerChanged', data: { enabled, message } }]
}

/** Turning it off unprimes it; turning it on needs it primed before, and starts it. */
function changeLockout(
  command: Extract<SettingCommand, { type: 'ChangeLockout' }>,
  { lockout }: SettingState,
): Decision<SettingEvent> {
  const { lockout_enabled: enabled, lockout_primed } = command.value
  const turnsOff = lockout.lockout_enabled && !enabled
  const primed = lockout_primed && !turnsOff
  if (enabled && !lockout.lockout_primed) return refuse('setting.not_primed')
  if (enabled === lockout.lockout_enabled && primed === lockout.lockout_primed) return []
  const changed: SettingEvent = { type: 'LockoutChanged', data: { enabled, primed } }
  return enabled && primed ? [changed, { type: 'LockoutStarted', data: { message: command.message } }] : [changed]
}

function start(message: string, { lockout, started }: SettingState): Decision<SettingEvent> {
  if (!lockout.lockout_enabled || !lockout.lockout_primed) return refuse('setting.not_primed')
  return started ? [] : [{ type: 'LockoutStarted', data: { message } }]
}
