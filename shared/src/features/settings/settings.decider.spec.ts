// The rules of the maintenance banner and the user lockout.
import { givenOf } from '../../kernel/given-when-then'
import { type SettingCommand, settingDecider } from './settings.decider'
import type { SettingEvent } from './settings.events'

const given = givenOf(settingDecider)
const message = 'The system is locked'
const banner = (enabled: boolean, text: string): SettingCommand => ({
  type: 'ChangeBanner',
  value: { enabled, message: text },
})
const lockout = (lockoutEnabled: boolean, lockoutPrimed: boolean): SettingCommand => ({
  type: 'ChangeLockout',
  value: { lockoutEnabled, lockoutPrimed },
  message,
})
const changed = (enabled: boolean, primed: boolean): SettingEvent => ({
  type: 'LockoutChanged',
  data: { enabled, primed },
})
const started: SettingEvent = { type: 'LockoutStarted', data: { message } }

test('SETTING-006 SETTING-007 the banner is switched on and off, and its message edited on the way', () => {
  const on: SettingEvent = { type: 'BannerChanged', data: { enabled: true, message: 'Tonight at ten' } }
  given().when(banner(true, 'Tonight at ten')).thenEmits(on)
  given(on).when(banner(true, 'Tonight at ten')).thenNothing()
  given(on)
    .when(banner(false, 'Tonight at ten'))
    .thenEmits({ type: 'BannerChanged', data: { enabled: false, message: 'Tonight at ten' } })
})

test('a banner without a message is not shown', () => {
  given().when(banner(true, '')).thenRefused('setting.banner_message_required')
})

test('LOCKOUT-002 the lockout starts when it ends up primed and enabled, and only then', () => {
  given().when(lockout(false, true)).thenEmits(changed(false, true))
  given(changed(false, true)).when(lockout(true, true)).thenEmits(changed(true, true), started)
  given().when(lockout(true, true)).thenRefused('setting.not_primed')
})

test('LOCKOUT-001 turning the lockout off also unprimes it', () => {
  given(changed(false, true), changed(true, true), started).when(lockout(false, true)).thenEmits(changed(false, false))
})

test('LOCKOUT-003 the start call starts what is primed and enabled, once', () => {
  given(changed(false, true)).when({ type: 'StartLockout', message }).thenRefused('setting.not_primed')
  given(changed(true, true)).when({ type: 'StartLockout', message }).thenEmits(started)
  given(changed(true, true), started).when({ type: 'StartLockout', message }).thenNothing()
})
