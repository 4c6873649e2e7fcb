// The rule of accounts that nobody comes for, as given, when, then.
import { givenOf } from '../../kernel/given-when-then'
import { type UserCommand, userDecider } from './user.decider'
import { type UserEvent, userEvents } from './user.events'
import { lapsesAt } from './user.verification'

const given = givenOf(userDecider)
const samples = userEvents.definitions
const { sample: sent } = samples.VerificationSent
const { userId, sendingId } = sent
const registered = (status: 'pending' | 'active'): UserEvent => ({
  ...{ type: 'UserRegistered', data: { ...samples.UserRegistered.sample, status } },
})
const waits = [registered('pending'), { type: 'VerificationSent', data: sent }] as const
const OVER = lapsesAt(sent.sentAt)
const lapse = (because: 'never_proved' | 'never_came', at = OVER): UserCommand => ({
  ...{ type: 'Lapse', userId, because, at },
})
const lapsed = (because: 'never_proved' | 'never_came'): UserEvent => ({
  ...{ type: 'AccountLapsed', data: { userId, because } },
})

test('an account that nobody has proved lapses ninety days after it was made, once', () => {
  expect(OVER).toBe('2027-02-24T12:00:00.000Z')
  given(...waits)
    .when(lapse('never_proved'))
    .thenEmits(lapsed('never_proved'))
  given(...waits)
    .when(lapse('never_proved', '2027-02-24T11:59:59.999Z'))
    .thenNothing()
  given(...waits, lapsed('never_proved'))
    .when(lapse('never_proved'))
    .thenNothing()
})

test('a mail that was sent again gives it no more days', () => {
  const again: UserEvent = {
    type: 'VerificationSent',
    data: { ...sent, sentAt: '2027-02-20T12:00:00.000Z', expiresAt: '2027-02-21T12:00:00.000Z' },
  }
  given(...waits, again)
    .when(lapse('never_proved'))
    .thenEmits(lapsed('never_proved'))
})

test('who has proved the address, or never had to, keeps the account', () => {
  const verified: readonly UserEvent[] = [
    { type: 'EmailVerified', data: { userId } },
    { type: 'UserStatusChanged', data: { userId, status: 'active' } },
  ]
  given(...waits, ...verified)
    .when(lapse('never_proved'))
    .thenNothing()
  given(registered('active')).when(lapse('never_proved')).thenNothing()
  given(registered('pending')).when(lapse('never_proved')).thenNothing()
})

test('who was invited lapses where there is no account, and nowhere else', () => {
  given().when(lapse('never_came')).thenEmits(lapsed('never_came'))
  given(...waits)
    .when(lapse('never_came'))
    .thenNothing()
  given(registered('active')).when(lapse('never_came')).thenNothing()
})

test('what has lapsed is no account: nothing proves it, and erasing it is still to be done', () => {
  const over = [...waits, lapsed('never_proved')] as const
  given(...over)
    .when({ type: 'VerifyEmail', sendingId, at: sent.sentAt })
    .thenRefused('not_found')
  given(lapsed('never_came'))
    .when({ type: 'RegisterUser', ...samples.UserRegistered.sample })
    .thenRefused('user.exists')
  const erased: UserEvent = { type: 'SubjectErased', data: { userId } }
  given(...over)
    .when({ type: 'Erase', userId })
    .thenEmits(erased)
  given(...over, erased)
    .when({ type: 'Erase', userId })
    .thenNothing()
})
