// The rules of invitations, as given, when, then.
import { givenOf } from '../../kernel/given-when-then'
import { type InviteCommand, inviteDecider, openingRefusal } from './invites.decider'
import { type InviteEvent, inviteEvents } from './invites.events'
import { SIGNUP_ROLES, signupRolesIn } from './invites.fields'

const given = givenOf(inviteDecider)
const { InviteCreated, InviteResent, InviteWithdrawn, InviteAccepted } = inviteEvents.definitions
const { sentAt, expiresAt, sendingId } = InviteCreated.sample
const FOUR_HOURS_LATER = '2026-11-25T16:00:00.000Z'

const created: InviteEvent = { type: 'InviteCreated', data: InviteCreated.sample }
const resent: InviteEvent = { type: 'InviteResent', data: InviteResent.sample }
const withdrawn: InviteEvent = { type: 'InviteWithdrawn', data: InviteWithdrawn.sample }
const accepted: InviteEvent = { type: 'InviteAccepted', data: InviteAccepted.sample }

const create = (at = sentAt): InviteCommand => ({
  type: 'CreateInvite',
  data: { ...InviteCreated.sample, sentAt: at },
})
const { inviteId, userId, ...sending } = InviteResent.sample
const resend = (at = sending.sentAt): InviteCommand => ({ type: 'ResendInvite', ...sending, sentAt: at })
const withdraw = (at = FOUR_HOURS_LATER): InviteCommand => ({ type: 'WithdrawInvite', at })
const { positionId } = InviteAccepted.sample
const accept = (of = sendingId, at = FOUR_HOURS_LATER): InviteCommand => ({
  ...{ type: 'AcceptInvite', at, sendingId: of, positionId },
})

const claim = (of = sendingId, at = FOUR_HOURS_LATER): InviteCommand => ({ type: 'ClaimInvite', at, sendingId: of })
const claimed: InviteEvent = {
  type: 'InviteClaimed',
  data: { inviteId, userId, claimedUntil: '2026-11-25T16:05:00.000Z' },
}

test('one is open at a time; after it was accepted, withdrawn or has expired, another one can be', () => {
  given().when(create()).thenEmits(created)
  const refusal = given(created).when(create(FOUR_HOURS_LATER)).thenRefused('invite.exists')
  expect([refusal.field, refusal.kind]).toEqual(['email', 'conflict'])
  for (const end of [accepted, withdrawn]) given(created, end).when(create()).thenEmits(created)
  const late = create(expiresAt)
  given(created)
    .when(late)
    .thenEmits({ type: 'InviteCreated', data: { ...InviteCreated.sample, sentAt: expiresAt } })
  given(created, resent).when(late).thenRefused('invite.exists')
})

test('that its mail came back is noted once, of its last sending, while it is open', () => {
  const back: InviteEvent = { type: 'InviteCameBack', data: { inviteId, userId, sendingId } }
  const note = (writtenAt: string): InviteCommand => ({ type: 'NoteInviteBack', writtenAt })
  given(created).when(note(sentAt)).thenEmits(back)
  given(created, back).when(note(sentAt)).thenNothing()
  given(created, back, resent).when(note(sentAt)).thenNothing()
  given(created, back, resent)
    .when(note(sending.sentAt))
    .thenEmits({ type: 'InviteCameBack', data: { inviteId, userId, sendingId: sending.sendingId } })
  for (const end of [accepted, withdrawn]) given(created, end).when(note(sentAt)).thenNothing()
  given().when(note(sentAt)).thenRefused('not_found')
})

test('that its mail is sent all the same is noted of one that came back, and it may come back once more', () => {
  const data = { inviteId, userId, sendingId }
  const back: InviteEvent = { type: 'InviteCameBack', data }
  const requeued: InviteEvent = { type: 'InviteMailRequeued', data }
  const note = (writtenAt: string): InviteCommand => ({ type: 'NoteInviteRequeued', writtenAt })
  given(created, back).when(note(sentAt)).thenEmits(requeued)
  given(created).when(note(sentAt)).thenNothing()
  given(created, back, requeued).when(note(sentAt)).thenNothing()
  given(created, back, requeued).when({ type: 'NoteInviteBack', writtenAt: sentAt }).thenEmits(back)
  given(created, back, resent, { ...back, data: { ...data, sendingId: sending.sendingId } })
    .when(note(sentAt))
    .thenNothing()
  for (const end of [accepted, withdrawn]) given(created, back, end).when(note(sentAt)).thenNothing()
})

test('it is sent again after four hours, also when it has expired, and not once it has ended', () => {
  given(created).when(resend()).thenEmits(resent)
  given(created).when(resend('2026-11-25T15:59:59.999Z')).thenRefused('invite.sent_lately', { again: FOUR_HOURS_LATER })
  given(created)
    .when(resend(FOUR_HOURS_LATER))
    .thenEmits({ type: 'InviteResent', data: { ...InviteResent.sample, sentAt: FOUR_HOURS_LATER } })
  given(created, resent).when(resend()).thenRefused('invite.sent_lately')
  given(created)
    .when(resend(expiresAt))
    .thenEmits({ type: 'InviteResent', data: { ...InviteResent.sample, sentAt: expiresAt } })
  expect(given(created, accepted).when(resend()).thenRefused('invite.accepted').kind).toBe('conflict')
  given(created, withdrawn).when(resend()).thenRefused('invite.withdrawn')
})

test('it is withdrawn once, and not after it was accepted', () => {
  given(created).when(withdraw()).thenEmits(withdrawn)
  given(created, withdrawn).when(withdraw()).thenNothing()
  expect(given(created, accepted).when(withdraw()).thenRefused('invite.accepted').kind).toBe('conflict')
})

test('whoever holds the secret that opens it claims it, once for all who come in these minutes', () => {
  given(created).when(claim()).thenEmits(claimed)
  given(created, claimed).when(claim()).thenNothing()
  given(created, claimed)
    .when(claim(sendingId, '2026-11-25T16:04:00.000Z'))
    .thenEmits({ ...claimed, data: { ...claimed.data, claimedUntil: '2026-11-25T16:09:00.000Z' } })
  given(created, accepted).when(claim()).thenRefused('signup.invite_used')
  given(created, withdrawn).when(claim()).thenRefused('signup.invite_withdrawn')
  given(created, resent).when(claim()).thenRefused('signup.invite_replaced')
  given(created).when(claim(sendingId, expiresAt)).thenRefused('signup.invite_expired')
})

test('while it is claimed nobody withdraws it, sends it again or invites anew; afterwards they do', () => {
  const [during, after] = ['2026-11-25T16:04:59.999Z', '2026-11-25T16:05:00.000Z']
  expect(given(created, claimed).when(withdraw(during)).thenRefused('invite.accepted').kind).toBe('conflict')
  given(created, claimed).when(withdraw(after)).thenEmits(withdrawn)
  given(created, claimed).when(resend(during)).thenRefused('invite.accepted')
  given(created, claimed).when(create(during)).thenRefused('invite.exists')
  given(created, claimed).when(accept()).thenEmits(accepted)
  given(created, claimed, resent).when(withdraw(during)).thenRefused('invite.accepted')
  const anew: InviteEvent = { type: 'InviteCreated', data: InviteCreated.sample }
  given(created, claimed, withdrawn, anew).when(withdraw(during)).thenEmits(withdrawn)
})

test('it is accepted once, by the secret of its last sending, as long as that opens', () => {
  given(created).when(accept()).thenEmits(accepted)
  given(created, accepted).when(accept()).thenRefused('signup.invite_used')
  given(created, withdrawn).when(accept()).thenRefused('signup.invite_withdrawn')
  given(created).when(accept(sendingId, expiresAt)).thenRefused('signup.invite_expired')
  given(created, resent).when(accept()).thenRefused('signup.invite_replaced')
  given(created, resent).when(accept(InviteResent.sample.sendingId)).thenEmits(accepted)
})

test('a new one begins anew: what was before neither opens it nor closes it', () => {
  const sendingOfNew = InviteResent.sample.sendingId
  const anew: InviteEvent = { type: 'InviteCreated', data: { ...InviteCreated.sample, sendingId: sendingOfNew } }
  given(created, accepted, anew).when(accept()).thenRefused('signup.invite_replaced')
  given(created, withdrawn, anew).when(accept(sendingOfNew)).thenEmits(accepted)
})

test('nothing is done to one that never was', () => {
  for (const command of [resend(), withdraw(), claim(), accept()])
    expect(given().when(command).thenRefused('not_found').kind).toBe('missing')
})

test('whether a secret opens is told without using it', () => {
  const open = [created].reduce(inviteDecider.evolve, inviteDecider.initialState())
  if (open.status === 'unknown') throw new Error('it was created')
  expect(openingRefusal(open, { sendingId, at: sentAt })).toBeUndefined()
  expect(openingRefusal(open, { sendingId, at: expiresAt })?.code).toBe('signup.invite_expired')
})

test('SIGNUP-009 the roles offered are trainee, faculty, supervisor and coordinator, as far as the organization has them', () => {
  expect(SIGNUP_ROLES).toEqual(['trainee', 'faculty', 'supervisor', 'coordinator'])
  expect(signupRolesIn('academic')).toEqual(SIGNUP_ROLES)
  expect(signupRolesIn('clinical')).toEqual(['trainee', 'faculty', 'supervisor'])
  expect(signupRolesIn('admin')).toEqual([])
})
