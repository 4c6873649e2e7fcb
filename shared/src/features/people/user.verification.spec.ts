// The rules of proving an address, as given, when, then.
import { givenOf } from '../../kernel/given-when-then'
import { type UserCommand, userDecider } from './user.decider'
import { type UserEvent, userEvents } from './user.events'

const given = givenOf(userDecider)
const samples = userEvents.definitions
const { sample: sent } = samples.VerificationSent
const { userId, sentAt, expiresAt, sendingId } = sent
const LATER = '0192f0c0-0000-7000-8000-000000000007'

const registered = (status: 'pending' | 'active' | 'inactive'): UserEvent => ({
  ...{ type: 'UserRegistered', data: { ...samples.UserRegistered.sample, status } },
})
const pending = registered('pending')
const mailed: UserEvent = { type: 'VerificationSent', data: sent }
const again: UserEvent = { type: 'VerificationSent', data: { ...sent, sendingId: LATER } }
const verified: UserEvent = { type: 'EmailVerified', data: { userId } }
const active: UserEvent = { type: 'UserStatusChanged', data: { userId, status: 'active' } }

const send = (id = sendingId): UserCommand => ({ type: 'SendVerification', sendingId: id, sentAt, expiresAt })
const verify = (of = sendingId, at = sentAt): UserCommand => ({
  ...{ type: 'VerifyEmail', sendingId: of, at },
})

test('whoever waits is written to, as often as it is asked for, and nobody else', () => {
  given(pending).when(send()).thenEmits(mailed)
  given(pending, mailed).when(send(LATER)).thenEmits(again)
  given(registered('active')).when(send()).thenNothing()
  given(registered('inactive')).when(send()).thenNothing()
})

test('SIGNUP-060 the secret of the last mail makes a pending account an active one, once', () => {
  given(pending, mailed).when(verify()).thenEmits(verified, active)
  given(pending, mailed, verified, active).when(verify()).thenNothing()
  given(pending, mailed, again).when(verify(LATER)).thenEmits(verified, active)
})

test('a mail that was replaced, or is a day old, proves nothing', () => {
  const refusal = given(pending, mailed, again).when(verify()).thenRefused('signup.verification_replaced')
  expect(refusal.kind).toBe('conflict')
  given(pending, mailed).when(verify(sendingId, expiresAt)).thenRefused('signup.verification_expired')
})

test('a secret of somebody else’s mail is unknown, and so is every one where no mail was sent', () => {
  for (const past of [[pending, mailed], [pending], [registered('active')]])
    expect(
      given(...past)
        .when(verify(LATER))
        .thenRefused('signup.verification_unknown').kind,
    ).toBe('missing')
})

test('an account that was closed in between stays closed', () => {
  const closed: UserEvent = { type: 'UserStatusChanged', data: { userId, status: 'inactive' } }
  given(pending, mailed, closed).when(verify()).thenRefused('signup.verification_unknown')
})

test('another mail that reached them there proves the address as well', () => {
  const byPassword: UserCommand = { type: 'VerifyEmail', sendingId: undefined, at: expiresAt }
  given(pending, mailed).when(byPassword).thenEmits(verified, active)
  for (const past of [[pending], [registered('active')], [pending, mailed, verified, active]])
    given(...past)
      .when(byPassword)
      .thenNothing()
})

test('an account that was closed while it waited waits again once it is open, and one whose address is proved does not', () => {
  const closed: UserEvent = { type: 'UserStatusChanged', data: { userId, status: 'inactive' } }
  const waits: UserEvent = { type: 'UserStatusChanged', data: { userId, status: 'pending' } }
  const open: UserCommand = { type: 'ChangeUserStatus', status: 'active' }
  given(pending, mailed, closed).when(open).thenEmits(waits)
  given(pending, mailed, closed, waits).when(verify()).thenEmits(verified, active)
  given(pending, mailed, closed, waits).when(open).thenNothing()
  given(pending, mailed, verified, active, closed).when(open).thenEmits(active)
})
