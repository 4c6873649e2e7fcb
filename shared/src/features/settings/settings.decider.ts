// The rules of the platform's settings: the banner, and the lockout that must be primed before it can be turned on.
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import type { StoredOf } from '../../kernel/fields'
import { refuse } from '../../kernel/refusal'
import { fromStoredLockout, type SettingEvent, toStoredLockout } from './settings.events'
import type { bannerFields, lockoutFields } from './settings.fields'

type Banner = StoredOf<typeof bannerFields>
type Lockout = StoredOf<typeof lockoutFields>

export interface SettingState {
  readonly banner: Banner
  readonly lockout: Lockout
  readonly started: boolean
}

export type SettingCommand =
  | { readonly type: 'ChangeBanner'; readonly value: Banner }
  | { readonly type: 'ChangeLockout'; readonly value: Lockout; readonly message: string }
  | { readonly type: 'StartLockout'; readonly message: string }

export const initialSettings: SettingState = {
  banner: { enabled: false, message: '' },
  lockout: { lockoutEnabled: false, lockoutPrimed: false },
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
      case 'LockoutChanged':
        return { ...state, lockout: fromStoredLockout(event.data), started: state.started && event.data.enabled }
      case 'LockoutStarted':
        return { ...state, started: true }
      default:
        return assertNever(event)
    }
  },
}

function changeBanner({ enabled, message }: Banner, { banner }: SettingState): Decision<SettingEvent> {
  if (enabled && message === '') return refuse('setting.banner_message_required', {}, { field: 'value.message' })
  if (enabled === banner.enabled && message === banner.message) return []
  return [{ type: 'BannerChanged', data: { enabled, message } }]
}

/** Turning it off unprimes it; turning it on needs it primed before, and starts it. */
function changeLockout(
  command: Extract<SettingCommand, { type: 'ChangeLockout' }>,
  { lockout }: SettingState,
): Decision<SettingEvent> {
  const { lockoutEnabled } = command.value
  const turnsOff = lockout.lockoutEnabled && !lockoutEnabled
  const lockoutPrimed = command.value.lockoutPrimed && !turnsOff
  if (lockoutEnabled && !lockout.lockoutPrimed) return refuse('setting.not_primed')
  if (lockoutEnabled === lockout.lockoutEnabled && lockoutPrimed === lockout.lockoutPrimed) return []
  const changed: SettingEvent = { type: 'LockoutChanged', data: toStoredLockout({ lockoutEnabled, lockoutPrimed }) }
  return lockoutEnabled && lockoutPrimed
    ? [changed, { type: 'LockoutStarted', data: { message: command.message } }]
    : [changed]
}

function start(message: string, { lockout, started }: SettingState): Decision<SettingEvent> {
  if (!lockout.lockoutEnabled || !lockout.lockoutPrimed) return refuse('setting.not_primed')
  return started ? [] : [{ type: 'LockoutStarted', data: { message } }]
}
