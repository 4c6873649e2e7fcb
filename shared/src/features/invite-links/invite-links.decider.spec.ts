// The rules of invite links, as given, when, then.
import { givenOf } from '../../kernel/given-when-then'
import { type InviteLinkCommand, inviteLinkDecider } from './invite-links.decider'
import { type InviteLinkEvent, inviteLinkEvents } from './invite-links.events'
import { LINK_ROLES, linkRolesIn } from './invite-links.fields'

const given = givenOf(inviteLinkDecider)
const data = inviteLinkEvents.definitions.InviteLinkCreated.sample
const { inviteLinkId, creatorId } = data
const LAST_DAY = '2026-12-31'
const DAY_AFTER = '2027-01-01'

const created: InviteLinkEvent = { type: 'InviteLinkCreated', data }
const forTwo: InviteLinkEvent = { type: 'InviteLinkCreated', data: { ...data, places: 2 } }
const closed: InviteLinkEvent = { type: 'InviteLinkClosed', data: { inviteLinkId } }
const taken = (userId: string): InviteLinkEvent => ({ type: 'PlaceTaken', data: { inviteLinkId, userId } })
const freed = (userId: string): InviteLinkEvent => ({ type: 'PlaceFreed', data: { inviteLinkId, userId } })

const create = (today = LAST_DAY): InviteLinkCommand => ({ type: 'CreateInviteLink', data, today })
const content = { name: 'Another', opensUntil: LAST_DAY, places: 1 as number | null }
const edit = (fields: Partial<typeof content>, today = LAST_DAY): InviteLinkCommand => ({
  ...{ type: 'EditInviteLink', fields: { ...content, ...fields }, today },
})
const take = (userId: string, today = LAST_DAY): InviteLinkCommand => ({ type: 'TakePlace', userId, today })
const free = (userId: string): InviteLinkCommand => ({ type: 'FreePlace', userId })
const hand = (from: string, to: string): InviteLinkCommand => ({ type: 'HandPlace', from, to })

test('it is made once, and never with a last day that is past', () => {
  given().when(create()).thenEmits(created)
  given(created).when(create()).thenNothing()
  expect(given().when(create(DAY_AFTER)).thenRefused('invite_link.past_day').field).toBe('opens_until')
})

test('it is changed, and the same again changes nothing', () => {
  const edited: InviteLinkEvent = { type: 'InviteLinkEdited', data: { inviteLinkId, creatorId, ...content } }
  given(created).when(edit({})).thenEmits(edited)
  given(created, edited).when(edit({})).thenNothing()
})

test('a new last day is not past; one that has passed by itself may stay', () => {
  given(created)
    .when(edit({ opensUntil: '2026-12-30' }))
    .thenRefused('invite_link.past_day')
  given(created)
    .when(edit({}, DAY_AFTER))
    .thenEmits({ type: 'InviteLinkEdited', data: { inviteLinkId, creatorId, ...content } })
})

test('there are never fewer places than people who have one', () => {
  const refusal = given(created, taken('a'), taken('b'))
    .when(edit({}))
    .thenRefused('invite_link.places_taken', { taken: 2 })
  expect(refusal.field).toBe('places')
})

test('it is closed once, and stays as it is', () => {
  given(created).when({ type: 'CloseInviteLink' }).thenEmits(closed)
  given(created, closed).when({ type: 'CloseInviteLink' }).thenNothing()
  expect(given(created, closed).when(edit({})).thenRefused('invite_link.closed').kind).toBe('conflict')
})

test('each takes one place, as long as there is one', () => {
  given(forTwo).when(take('a')).thenEmits(taken('a'))
  given(forTwo, taken('a')).when(take('a')).thenNothing()
  given(forTwo, taken('a')).when(take('b')).thenEmits(taken('b'))
  expect(given(forTwo, taken('a'), taken('b')).when(take('c')).thenRefused('signup.link_used').kind).toBe('conflict')
  given({ type: 'InviteLinkCreated', data: { ...data, places: null } }, taken('a'))
    .when(take('b'))
    .thenEmits(taken('b'))
})

test('a place that is freed is taken by somebody else', () => {
  given(forTwo, taken('a'), taken('b')).when(free('a')).thenEmits(freed('a'))
  given(forTwo, taken('a'), taken('b'), freed('a')).when(free('a')).thenNothing()
  given(forTwo, taken('a'), taken('b'), freed('a')).when(take('c')).thenEmits(taken('c'))
})

test('a place is handed to whom it turned out to be for, however full the link is', () => {
  given(forTwo, taken('a'), taken('b')).when(hand('a', 'c')).thenEmits(freed('a'), taken('c'))
  given(forTwo, taken('a'), taken('b')).when(hand('a', 'b')).thenEmits(freed('a'))
  given(forTwo, taken('b')).when(hand('a', 'c')).thenNothing()
  given(created, taken('a'), closed).when(hand('a', 'c')).thenEmits(freed('a'), taken('c'))
})

test('it opens on its last day, and not on the day after it, nor once it is closed', () => {
  given(created).when(take('a', LAST_DAY)).thenEmits(taken('a'))
  given(created).when(take('a', DAY_AFTER)).thenRefused('signup.link_expired')
  given(created, closed).when(take('a')).thenRefused('signup.link_withdrawn')
})

test('what does not exist is missing', () => {
  for (const command of [edit({}), take('a'), free('a'), { type: 'CloseInviteLink' as const }])
    expect(given().when(command).thenRefused('not_found').kind).toBe('missing')
})

test('nobody comes to coordinate an organization by a link', () => {
  expect(LINK_ROLES).toEqual(['trainee', 'faculty', 'supervisor'])
  expect(linkRolesIn('clinical')).toEqual(['trainee', 'faculty', 'supervisor'])
  expect(linkRolesIn('admin')).toEqual([])
})
