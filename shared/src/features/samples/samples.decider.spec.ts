// The rules of what is marked as a sample.
import { givenOf } from '../../kernel/given-when-then'
import { sampleDecider } from './samples.decider'
import { type SampleEvent, sampleEvents } from './samples.events'

const given = givenOf(sampleDecider)
const data = sampleEvents.definitions.SampleMarked.sample
const marked: SampleEvent = { type: 'SampleMarked', data }
const unmarked: SampleEvent = { type: 'SampleUnmarked', data: { thingId: data.thingId } }

test('a thing is marked once, and again after the mark was taken off', () => {
  given().when({ type: 'MarkSample', data }).thenEmits(marked)
  given(marked).when({ type: 'MarkSample', data }).thenNothing()
  given(marked, unmarked).when({ type: 'MarkSample', data }).thenEmits(marked)
})

test('a mark is taken off where there is one', () => {
  given(marked).when({ type: 'UnmarkSample' }).thenEmits(unmarked)
  given().when({ type: 'UnmarkSample' }).thenNothing()
  given(marked, unmarked).when({ type: 'UnmarkSample' }).thenNothing()
})
