// The rules of browsers that are remembered.
import { givenOf } from '../../kernel/given-when-then'
import { userDecider } from './user.decider'
import { type UserEvent, userEvents } from './user.events'

const given = givenOf(userDecider)
const registered: UserEvent = { type: 'UserRegistered', data: userEvents.definitions.UserRegistered.sample }
const { userId } = registered.data
const setUp: UserEvent = { type: 'TwoFactorSetUp', data: { userId, method: 'authenticator' } }
const removed: UserEvent = { type: 'TwoFactorRemoved', data: { userId, by: 'person', reason: null } }
const { deviceId, until } = userEvents.definitions.DeviceRemembered.sample
const remember = { type: 'RememberDevice', deviceId, until } as const
const use = { type: 'UseRememberedDevice', deviceId } as const

test('one is remembered, and each use of it is a fact', () => {
  given(registered, setUp).when(remember).thenEmits({ type: 'DeviceRemembered', data: { userId, deviceId, until } })
  given(registered, setUp).when(use).thenEmits({ type: 'RememberedDeviceUsed', data: { userId, deviceId } })
})

test('where no code is asked for nothing is remembered, and nothing stands in its place', () => {
  for (const command of [remember, use]) {
    given(registered).when(command).thenRefused('two_factor.none')
    given(registered, setUp, removed).when(command).thenRefused('two_factor.none')
    given().when(command).thenRefused('not_found')
  }
})

test('those that are forgotten are told together, by whom; none are no fact', () => {
  const devices = [deviceId, '0192f0c0-0000-7000-8000-000000000009']
  given(registered)
    .when({ type: 'ForgetDevices', devices, by: 'copy' })
    .thenEmits({ type: 'DevicesForgotten', data: { userId, devices, by: 'copy' } })
  given(registered, setUp).when({ type: 'ForgetDevices', devices: [], by: 'person' }).thenNothing()
  given().when({ type: 'ForgetDevices', devices, by: 'person' }).thenRefused('not_found')
})
