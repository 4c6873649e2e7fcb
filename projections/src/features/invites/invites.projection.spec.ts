// Events of invitations, and the rows they become.
import { inviteEvents } from '@practicum/shared/features/invites/invites.events'
import { eventsOf, rowAfter } from '../../runner/given-events'
import { inviteProjection } from './invites.projection'

const samples = inviteEvents.definitions
const { sample } = samples.InviteCreated
const event = eventsOf(inviteEvents, sample.inviteId)
const created = event('InviteCreated', 0)

test('an invitation is open, was sent once, and knows who asks whom in', () => {
  expect(rowAfter(inviteProjection, [created])).toEqual({
    invite_id: sample.inviteId,
    user_id: sample.userId,
    organization_id: sample.organizationId,
    inviter_id: sample.inviterId,
    inviter_position_id: sample.inviterPositionId,
    ...{ email: 'ana@harbor.test', first_name: 'Ana', last_name: 'Ruiz', name: 'Ana Ruiz', role: 'trainee' },
    ...{ invite_status: 'open', created_at: '2026-09-01T10:00:00.000Z', accepted_at: null, came_back_at: null },
    ...{ sent_at: sample.sentAt, sendings: 1, expires_at: sample.expiresAt },
  })
})

test('sending it again counts, and lets it open for longer', () => {
  const { sentAt: sent_at, expiresAt: expires_at } = samples.InviteResent.sample
  expect(rowAfter(inviteProjection, [created, event('InviteResent', 1)])).toMatchObject({
    ...{ invite_status: 'open', created_at: '2026-09-01T10:00:00.000Z', sent_at, sendings: 2, expires_at },
  })
})

test('its mail comes back at an instant, and nothing is known of the one that is sent after it, nor once it is sent all the same', () => {
  const back = [created, event('InviteCameBack', 1)]
  expect(rowAfter(inviteProjection, back)).toMatchObject({
    ...{ invite_status: 'open', came_back_at: '2026-09-02T10:00:00.000Z' },
  })
  for (const later of ['InviteResent', 'InviteMailRequeued'] as const)
    expect(rowAfter(inviteProjection, [...back, event(later, 2)])?.came_back_at).toBeNull()
})

test('it is accepted at an instant, or withdrawn', () => {
  expect(rowAfter(inviteProjection, [created, event('InviteAccepted', 1)])).toMatchObject({
    ...{ invite_status: 'accepted', accepted_at: '2026-09-02T10:00:00.000Z' },
  })
  expect(rowAfter(inviteProjection, [created, event('InviteWithdrawn', 1)])).toMatchObject({
    ...{ invite_status: 'withdrawn', accepted_at: null },
  })
})

test('whoever is invited once more has one row, which begins anew', () => {
  const before = [created, event('InviteResent', 1), event('InviteAccepted', 2)]
  expect(rowAfter(inviteProjection, [...before, event('InviteCreated', 3)])).toMatchObject({
    ...{ invite_status: 'open', sendings: 1, accepted_at: null, created_at: '2026-09-04T10:00:00.000Z' },
  })
})

test('no event is left out', () => {
  expect(Object.keys(inviteProjection.on).sort()).toEqual(Object.keys(samples).sort())
})
