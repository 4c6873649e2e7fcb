// What is a sample has a row, as long as it is one.
import { sampleEvents } from '@practicum/shared/features/samples/samples.events'
import { eventsOf, rowAfter } from '../../runner/given-events'
import { sampleProjection } from './samples.projection'

test('what is marked has a row until the mark is taken off', () => {
  const { thingId, organizationId, kind } = sampleEvents.definitions.SampleMarked.sample
  const event = eventsOf(sampleEvents, thingId)
  const row = { thing_id: thingId, organization_id: organizationId, kind }
  expect(rowAfter(sampleProjection, [event('SampleMarked', 0)])).toEqual(row)
  expect(rowAfter(sampleProjection, [event('SampleMarked', 0), event('SampleUnmarked', 1)])).toBeUndefined()
})
