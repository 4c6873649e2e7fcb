// Events of invite links, and the rows they become.
import { inviteLinkEvents } from '@practicum/shared/features/invite-links/invite-links.events'
import { eventsOf, rowAfter } from '../../runner/given-events'
import { inviteLinkProjection } from './invite-links.projection'

const samples = inviteLinkEvents.definitions
const { sample } = samples.InviteLinkCreated
const event = eventsOf(inviteLinkEvents, sample.inviteLinkId)
const created = event('InviteLinkCreated', 0)

test('what was made knows who made it, its role, its last day and its places', () => {
  expect(rowAfter(inviteLinkProjection, [created])).toEqual({
    invite_link_id: sample.inviteLinkId,
    organization_id: sample.organizationId,
    creator_id: sample.creatorId,
    creator_position_id: sample.creatorPositionId,
    role: sample.role,
    name: sample.name,
    opens_until: sample.opensUntil,
    places: sample.places,
    taken: 0,
    closed_at: null,
    created_at: '2026-09-01T10:00:00.000Z',
    revision: 0,
  })
})

test('an edit replaces what can be changed, closing has its time, and the role stays', () => {
  const edited = event('InviteLinkEdited', 1, { name: 'Another', opensUntil: null, places: 3 })
  const after = { name: 'Another', opens_until: null, places: 3, role: sample.role, revision: 1 }
  expect(rowAfter(inviteLinkProjection, [created, edited])).toMatchObject(after)
  const closed = event('InviteLinkClosed', 1)
  expect(rowAfter(inviteLinkProjection, [created, closed])).toMatchObject({ closed_at: '2026-09-02T10:00:00.000Z' })
})

test('places that are taken and freed are counted', () => {
  const [first, second, freed] = [event('PlaceTaken', 1), event('PlaceTaken', 2), event('PlaceFreed', 3)]
  expect(rowAfter(inviteLinkProjection, [created, first, second])).toMatchObject({ taken: 2, revision: 2 })
  expect(rowAfter(inviteLinkProjection, [created, first, second, freed])).toMatchObject({ taken: 1 })
})

test('no event is left out', () => {
  expect(Object.keys(inviteLinkProjection.on).sort()).toEqual(Object.keys(samples).sort())
})
