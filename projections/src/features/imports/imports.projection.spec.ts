// Events of imports, and the rows they become.
import { importEvents } from '@practicum/shared/features/imports/imports.events'
import { eventsOf, rowAfter } from '../../runner/given-events'
import { failureId, importFailureProjection, importProjection } from './imports.projection'

const samples = importEvents.definitions
const { sample } = samples.ImportStarted
const event = eventsOf(importEvents, sample.importId)
const started = event('ImportStarted', 0)

test('what was begun has nothing done yet', () => {
  expect(rowAfter(importProjection, [started])).toEqual({
    import_id: sample.importId,
    organization_id: sample.organizationId,
    kind: 'sites',
    creator_id: sample.creatorId,
    creator_position_id: sample.creatorPositionId,
    filename: 'sites.csv',
    import_status: 'running',
    total_rows: 3,
    ...{ rows_done: 0, added: 0, failed: 0 },
    created_at: '2026-09-01T10:00:00.000Z',
    ...{ goes_on_at: null, ended_at: null },
    revision: 0,
  })
})

test('parts are counted, and the end has its time', () => {
  const part = event('ImportRowsDone', 1)
  const counted = { rows_done: 3, added: 2, failed: 1, import_status: 'running' }
  expect(rowAfter(importProjection, [started, part])).toMatchObject(counted)
  const ended = { import_status: 'done', ended_at: '2026-09-03T10:00:00.000Z', revision: 2 }
  expect(rowAfter(importProjection, [started, part, event('ImportEnded', 2)])).toMatchObject(ended)
  expect(rowAfter(importProjection, [started, event('ImportCancelAsked', 1)])?.import_status).toBe('cancelling')
  expect(rowAfter(importProjection, [started, event('ImportCancelled', 1)])?.import_status).toBe('cancelled')
})

test('until when it waits stands there up to its next part', () => {
  const waiting = event('ImportPaused', 1)
  const at = samples.ImportPaused.sample.goesOnAt
  expect(rowAfter(importProjection, [started, waiting])).toMatchObject({ goes_on_at: at, import_status: 'running' })
  expect(rowAfter(importProjection, [started, waiting, event('ImportRowsDone', 2)])?.goes_on_at).toBeNull()
})

test('a failed row is known by what a column can hold of it', () => {
  const { failures, ...part } = samples.ImportRowsDone.sample
  const said = 'Bay\u0000view \ud83d'
  const noted = event('ImportRowsDone', 1, { ...part, failures: failures.map(failure => ({ ...failure, said })) })
  const key = failureId(sample.importId, 2)
  expect(importFailureProjection.on.ImportRowsDone?.fold(undefined, noted, key)).toMatchObject({
    failed_row: 2,
    said: 'Bayview \ufffd',
  })
})

test('no event is left out', () => {
  expect(Object.keys(importProjection.on).sort()).toEqual(Object.keys(samples).sort())
})
