// Events of a logged day, and the row they become.
import { placementLogEvents } from '@practicum/shared/features/placement-logs/placement-logs.events'
import { eventsOf, rowAfter } from '../../runner/given-events'
import { placementLogProjection } from './placement-logs.projection'

const { sample } = placementLogEvents.definitions.PlacementDayLogged
const event = eventsOf(placementLogEvents, sample.logId)
const rowOf = (...events: Parameters<typeof rowAfter>[1]) =>
  rowAfter(placementLogProjection, [event('PlacementDayLogged', 0), ...events])

test('a day has its placement, its time and its note', () => {
  expect(rowOf()).toEqual({
    ...{ log_id: sample.logId, placement_id: sample.placementId, organization_id: sample.organizationId },
    ...{ day: '2026-11-24', time_on_site: 330, note: 'Intakes in the morning' },
    ...{ removed: false, revision: 0 },
  })
})

test('time and note are those that were said last; of one that was taken back nothing is left of both', () => {
  expect(rowOf(event('PlacementDayTimeChanged', 1))).toMatchObject({ time_on_site: 345, revision: 1 })
  expect(rowOf(event('PlacementDayNoted', 1))).toMatchObject({ note: 'Intakes all day', revision: 1 })
  const removed = { removed: true, time_on_site: 0, note: '' }
  expect(rowOf(event('PlacementDayRemoved', 1))).toMatchObject({ ...removed, revision: 1 })
  const again = rowOf(event('PlacementDayRemoved', 1), event('PlacementDayLogged', 2))
  expect(again).toMatchObject({ removed: false, time_on_site: 330, revision: 2 })
})

test('no event is left out', () => {
  expect(Object.keys(placementLogProjection.on).sort()).toEqual(Object.keys(placementLogEvents.definitions).sort())
})
