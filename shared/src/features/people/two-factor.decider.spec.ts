// The rules of the second step of signing in.
import { givenOf } from '../../kernel/given-when-then'
import { userDecider } from './user.decider'
import { type UserEvent, userEvents } from './user.events'

const given = givenOf(userDecider)
const registered: UserEvent = { type: 'UserRegistered', data: userEvents.definitions.UserRegistered.sample }
const { userId } = registered.data
const setUp: UserEvent = { type: 'TwoFactorSetUp', data: { userId, method: 'authenticator' } }
const removed = (by: 'person' | 'admin', reason: string | null): UserEvent => ({
  type: 'TwoFactorRemoved',
  data: { userId, by, reason },
})

test('setting it up is told, and again where another app takes its place', () => {
  given(registered).when({ type: 'SetUpTwoFactor', method: 'authenticator' }).thenEmits(setUp)
  given(registered, setUp).when({ type: 'SetUpTwoFactor', method: 'authenticator' }).thenEmits(setUp)
})

test('removing it is told once, by whom and why; what is not there is not removed', () => {
  const byAdmin = { type: 'RemoveTwoFactor', by: 'admin', reason: 'Has lost the phone' } as const
  given(registered).when(byAdmin).thenNothing()
  given(registered, setUp).when(byAdmin).thenEmits(removed('admin', 'Has lost the phone'))
  given(registered, setUp, removed('person', null)).when(byAdmin).thenNothing()
  given(registered, setUp, removed('person', null), setUp).when(byAdmin).thenEmits(removed('admin', byAdmin.reason))
})

test('recovery codes are renewed where a second step is set up, and nowhere else', () => {
  given(registered).when({ type: 'RenewRecoveryCodes' }).thenRefused('two_factor.none')
  given(registered, setUp)
    .when({ type: 'RenewRecoveryCodes' })
    .thenEmits({ type: 'RecoveryCodesRenewed', data: { userId } })
})

test('every use and every refusal is a fact', () => {
  const left = 8
  given(registered, setUp)
    .when({ type: 'UseRecoveryCode', left })
    .thenEmits({ type: 'RecoveryCodeUsed', data: { userId, left } })
  const code = 'two_factor.invalid'
  given(registered, setUp)
    .when({ type: 'RefuseSecondStep', code })
    .thenEmits({ type: 'SecondStepRefused', data: { userId, code } })
})

test('nobody’s second step is set up', () => {
  given().when({ type: 'SetUpTwoFactor', method: 'authenticator' }).thenRefused('not_found')
})
