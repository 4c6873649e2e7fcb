// The rules of the log of a day at a placement.
import { givenOf } from '../../kernel/given-when-then'
import { placementLogDecider } from './placement-logs.decider'
import { type PlacementLogEvent, placementLogEvents, placementLogId } from './placement-logs.events'

const given = givenOf(placementLogDecider)
const data = placementLogEvents.definitions.PlacementDayLogged.sample
const { logId, traineeId } = data
const logged: PlacementLogEvent = { type: 'PlacementDayLogged', data }
const longer: PlacementLogEvent = { type: 'PlacementDayTimeChanged', data: { logId, timeOnSite: 400 } }
const noted: PlacementLogEvent = { type: 'PlacementDayNoted', data: { logId, traineeId, note: 'Groups' } }
const removed: PlacementLogEvent = { type: 'PlacementDayRemoved', data: { logId } }

test('a day is logged once, and again after it was removed', () => {
  given().when({ type: 'LogDay', data }).thenEmits(logged)
  given(logged).when({ type: 'LogDay', data }).thenRefused('placement_log.there')
  given(logged, removed).when({ type: 'LogDay', data }).thenEmits(logged)
})

test('its time and its note are changed, each for itself', () => {
  given(logged).when({ type: 'ChangeLog', timeOnSite: 400 }).thenEmits(longer)
  given(logged).when({ type: 'ChangeLog', timeOnSite: 400, note: 'Groups' }).thenEmits(longer, noted)
  given(logged).when({ type: 'ChangeLog', timeOnSite: data.timeOnSite, note: data.note }).thenNothing()
  given(logged, longer, noted).when({ type: 'ChangeLog', timeOnSite: 400, note: 'Groups' }).thenNothing()
})

test('what is not there is not changed, and is removed once', () => {
  given().when({ type: 'ChangeLog', timeOnSite: 1 }).thenRefused('not_found')
  given(logged, removed).when({ type: 'ChangeLog', timeOnSite: 1 }).thenRefused('not_found')
  given().when({ type: 'RemoveLog' }).thenRefused('not_found')
  given(logged).when({ type: 'RemoveLog' }).thenEmits(removed)
  given(logged, removed).when({ type: 'RemoveLog' }).thenNothing()
})

test('the log is one for placement and day together', () => {
  expect(placementLogId(logId, '2026-11-24')).toBe(placementLogId(logId, '2026-11-24'))
  expect(placementLogId(logId, '2026-11-24')).not.toBe(placementLogId(logId, '2026-11-25'))
})
