// Days that are changed after a placement was asked for: by whom and until when, within its training, and not away from what was logged.
import { givenOf } from '../../kernel/given-when-then'
import type { ChangeDays } from './placement-days.rules'
import { placementDecider } from './placements.decider'
import { type PlacementEvent, placementEvents } from './placements.events'

const given = givenOf(placementDecider)
const { sample } = placementEvents.definitions.PlacementOpened
const { placementId, traineeId } = sample
const by = { userId: '0192f0c0-0000-7000-8000-000000000008', positionId: '0192f0c0-0000-7000-8000-000000000009' }
const training = { startAt: '2026-09-01', endAt: '2027-05-31' }

const opened: PlacementEvent = { type: 'PlacementOpened', data: { ...sample, agreements: [] } }
const submitted: PlacementEvent = { type: 'PlacementSubmitted', data: { placementId } }
const approved: PlacementEvent = { type: 'PlacementApproved', data: { placementId, by } }
const denied: PlacementEvent = { type: 'PlacementDenied', data: { placementId, traineeId, by, reason: 'full' } }
const archived: PlacementEvent = { type: 'PlacementArchived', data: { placementId, by } }

const change = (firstDay: string | null, lastDay: string | null, more: Partial<ChangeDays> = {}): ChangeDays => ({
  ...{ type: 'ChangeDays', by, asTrainee: false, training, loggedOutside: { before: 0, after: 0 } },
  ...{ firstDay, lastDay, ...more },
})
const changed = (firstDay: string | null, lastDay: string | null): PlacementEvent => ({
  type: 'PlacementDaysChanged',
  data: { placementId, by, firstDay, lastDay },
})

test.each([[[opened]], [[opened, submitted]], [[opened, submitted, approved]]])(
  'coordinators change them as long as it is neither denied nor put away: %#',
  past => {
    given(...past)
      .when(change('2027-01-10', null))
      .thenEmits(changed('2027-01-10', null))
  },
)

test('what was said is said no more', () => {
  given(opened, changed('2027-01-10', '2027-04-30')).when(change(null, null)).thenEmits(changed(null, null))
})

test('days that it has already change nothing, however it stands', () => {
  given(opened, changed('2027-01-10', null)).when(change('2027-01-10', null)).thenNothing()
  given(opened, denied, archived).when(change(null, null)).thenNothing()
})

test('its trainee changes them while it is open, and not what they have submitted', () => {
  const asTrainee = { asTrainee: true }
  given(opened)
    .when(change('2027-01-10', null, asTrainee))
    .thenEmits(changed('2027-01-10', null))
  given(opened, submitted)
    .when(change('2027-01-10', null, asTrainee))
    .thenRefused('placement.not_open')
  given(opened, submitted, approved)
    .when(change('2027-01-10', null, asTrainee))
    .thenRefused('placement.not_open')
})

test('nobody changes those of what is denied or put away', () => {
  given(opened, submitted, denied)
    .when(change('2027-01-10', null))
    .thenRefused('placement.decided', { status: 'denied' })
  given(opened, archived).when(change('2027-01-10', null)).thenRefused('placement.archived')
  given().when(change('2027-01-10', null)).thenRefused('not_found')
})

test.each([
  [change('2026-08-31', null), 'placement.day_outside', 'first_day'],
  [change(null, '2027-06-01'), 'placement.day_outside', 'last_day'],
  [change('2027-02-01', '2027-01-31'), 'placement.days_reversed', 'last_day'],
])('they are days of its training, the last one not before the first: %#', (command, code, field) => {
  const refused = given(opened, submitted, approved).when(command).thenRefused(code)
  expect(refused.field).toBe(field)
})

test.each([
  [{ before: 2, after: 0 }, 2, 'first_day'],
  [{ before: 0, after: 3 }, 3, 'last_day'],
  [{ before: 2, after: 3 }, 5, 'first_day'],
])('days that were logged stay within them, else it is said how many would not: %j', (loggedOutside, days, field) => {
  const refused = given(opened, submitted, approved)
    .when(change('2026-10-01', '2026-12-18', { loggedOutside }))
    .thenRefused('placement.days_logged', { days })
  expect(refused.field).toBe(field)
})
