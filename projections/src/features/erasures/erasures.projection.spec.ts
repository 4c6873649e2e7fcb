// Events of erasures, and the rows they become.
import { erasureEvents } from '@practicum/shared/features/erasures/erasures.events'
import { eventsOf, rowAfter } from '../../runner/given-events'
import { erasureProjection } from './erasures.projection'

const samples = erasureEvents.definitions
const { sample } = samples.ErasureRequested
const event = eventsOf(erasureEvents, sample.userId)
const requested = event('ErasureRequested', 0)
const confirmed = event('ErasureConfirmed', 1)
const begun = event('ErasureBegun', 2)
const stepped = event('ErasureStepDone', 3)

test('a request knows who asks, why and when', () => {
  expect(rowAfter(erasureProjection, [requested])).toMatchObject({
    user_id: sample.userId,
    erasure_status: 'requested',
    reason: sample.reason,
    requested_by: sample.requestedBy,
    requested_at: sample.requestedAt,
    confirmed_at: null,
    steps: [],
  })
})

test('it is confirmed, begun, and done step by step', () => {
  expect(rowAfter(erasureProjection, [requested, confirmed])).toMatchObject({
    erasure_status: 'confirmed',
    confirmed_by: samples.ErasureConfirmed.sample.confirmedBy,
    confirmed_at: '2026-09-02T10:00:00.000Z',
  })
  const { step, doneAt } = samples.ErasureStepDone.sample
  const running = rowAfter(erasureProjection, [requested, confirmed, begun, stepped])
  expect(running).toMatchObject({ erasure_status: 'running', steps: [{ step, doneAt }], done_at: null })
  const done = rowAfter(erasureProjection, [requested, confirmed, begun, stepped, event('ErasureCompleted', 4)])
  expect(done).toMatchObject({ erasure_status: 'done', done_at: '2026-09-05T10:00:00.000Z', revision: 4 })
})

test('withdrawn, it says by whom; asked for anew, nothing of that is left', () => {
  const withdrawn = rowAfter(erasureProjection, [requested, event('ErasureWithdrawn', 1)])
  expect(withdrawn).toMatchObject({
    erasure_status: 'withdrawn',
    withdrawn_by: samples.ErasureWithdrawn.sample.withdrawnBy,
  })
  const anew = rowAfter(erasureProjection, [requested, event('ErasureWithdrawn', 1), event('ErasureRequested', 2)])
  expect(anew).toMatchObject({ erasure_status: 'requested', withdrawn_by: null, withdrawn_at: null })
})

test('one that begins again after a restore needs no request, and its steps begin anew', () => {
  const again = event('ErasureBegun', 0, { again: true })
  expect(rowAfter(erasureProjection, [again])).toMatchObject({ erasure_status: 'running', requested_by: null })
  const twice = rowAfter(erasureProjection, [requested, confirmed, begun, stepped, event('ErasureBegun', 4)])
  expect(twice).toMatchObject({ erasure_status: 'running', steps: [], reason: sample.reason })
})

test('no event is left out', () => {
  expect(Object.keys(erasureProjection.on).sort()).toEqual(Object.keys(samples).sort())
})
