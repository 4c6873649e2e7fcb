// The rules of another address, as given, when, then.
import { givenOf } from '../../kernel/given-when-then'
import { type UserCommand, userDecider } from './user.decider'
import { type UserEvent, userEvents } from './user.events'

const given = givenOf(userDecider)
const samples = userEvents.definitions
const { sample: asked } = samples.EmailChangeRequested
const { userId, changeId, newEmail, askedAt, expiresAt } = asked
const OLD = samples.UserRegistered.sample.email
const SECOND = '0192f0c0-0000-7000-8000-000000000008'

const registered = (status: 'pending' | 'active' | 'inactive' = 'active'): UserEvent => ({
  ...{ type: 'UserRegistered', data: { ...samples.UserRegistered.sample, status } },
})
const requested = (id = changeId): UserEvent => ({ type: 'EmailChangeRequested', data: { ...asked, changeId: id } })
const changed = (id = changeId): UserEvent => ({
  type: 'EmailChanged',
  data: { userId, changeId: id, email: newEmail },
})
const withdrawn = (id = changeId): UserEvent => ({ type: 'EmailChangeWithdrawn', data: { userId, changeId: id } })
const takenBack: UserEvent = { type: 'EmailChangeTakenBack', data: { userId, changeId, email: OLD } }

const request = (id = changeId): UserCommand => {
  const { userId: _user, ...rest } = asked
  return { type: 'RequestEmailChange', ...rest, changeId: id }
}
const confirm = (id = changeId, at = askedAt): UserCommand => ({
  ...{ type: 'ConfirmEmailChange', changeId: id, email: newEmail, at },
})
const stop = (id = changeId, at = askedAt): UserCommand => ({
  ...{ type: 'StopEmailChange', changeId: id, email: OLD, at },
})

test('it is asked for by whoever can sign in, and proved once', () => {
  given(registered()).when(request()).thenEmits(requested())
  given(registered(), requested()).when(confirm()).thenEmits(changed())
  given(registered(), requested(), changed()).when(confirm()).thenNothing()
})

test.each(['pending', 'inactive'] as const)('who is %s asks for none, and proves none', status => {
  expect(given(registered(status)).when(request()).thenRefused('email_change.closed').kind).toBe('conflict')
  const closed: UserEvent = { type: 'UserStatusChanged', data: { userId, status } }
  given(registered(), requested(), closed).when(confirm()).thenRefused('email_change.unknown')
})

test('a mail proves for a day, and no more once it was withdrawn or asked for anew', () => {
  given(registered(), requested()).when(confirm(changeId, expiresAt)).thenRefused('email_change.expired')
  given(registered(), requested(), withdrawn()).when(confirm()).thenRefused('email_change.withdrawn')
  given(registered(), requested(), requested(SECOND)).when(confirm()).thenRefused('email_change.withdrawn')
  given(registered(), requested(), requested(SECOND)).when(confirm(SECOND)).thenEmits(changed(SECOND))
  expect(given(registered(), requested()).when(confirm(SECOND)).thenRefused('email_change.unknown').kind).toBe(
    'missing',
  )
})

test('one’s own is withdrawn as long as it is not proved', () => {
  given(registered(), requested()).when({ type: 'WithdrawEmailChange' }).thenEmits(withdrawn())
  given(registered(), requested(), withdrawn()).when({ type: 'WithdrawEmailChange' }).thenNothing()
  given(registered(), requested(), changed()).when({ type: 'WithdrawEmailChange' }).thenNothing()
})

test('the address before stops it, and takes it back once it is proved, for a week', () => {
  const [last, over] = ['2026-12-03T11:59:59.999Z', '2026-12-03T12:00:00.000Z']
  given(registered(), requested()).when(stop()).thenEmits(withdrawn())
  given(registered(), requested(), changed()).when(stop(changeId, last)).thenEmits(takenBack)
  given(registered(), requested(), changed()).when(stop(changeId, over)).thenRefused('email_change.expired')
  given(registered(), requested(), changed(), takenBack).when(stop()).thenNothing()
  given(registered(), requested(), withdrawn()).when(stop()).thenNothing()
  given(registered()).when(stop()).thenRefused('email_change.unknown')
})

test('whoever changes it twice does not get rid of its owner: the first link takes both back', () => {
  const twice = [registered(), requested(), changed(), requested(SECOND), changed(SECOND)] as const
  given(...twice)
    .when(stop())
    .thenEmits(takenBack)
  given(...twice, takenBack)
    .when(confirm(SECOND))
    .thenRefused('email_change.withdrawn')
  given(...twice, takenBack)
    .when(stop(SECOND))
    .thenNothing()
})
