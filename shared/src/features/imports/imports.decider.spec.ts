// The rules of imports, as given, when, then.
import { givenOf } from '../../kernel/given-when-then'
import { importDecider } from './imports.decider'
import { type ImportEvent, importEvents } from './imports.events'

const given = givenOf(importDecider)
const { sample: data } = importEvents.definitions.ImportStarted
const { sample: part } = importEvents.definitions.ImportRowsDone
const { importId } = data
const started: ImportEvent = { type: 'ImportStarted', data }
const noted: ImportEvent = { type: 'ImportRowsDone', data: part }
const asked: ImportEvent = { type: 'ImportCancelAsked', data: { importId } }
const cancelled: ImportEvent = { type: 'ImportCancelled', data: { importId } }
const ended: ImportEvent = { type: 'ImportEnded', data: { importId, outcome: 'done' } }
const { upTo, added, failures } = part
const note = { type: 'NoteRows' as const, after: 0, upTo, added, failures }

test('it is begun once', () => {
  given().when({ type: 'StartImport', data }).thenEmits(started)
  given(started).when({ type: 'StartImport', data }).thenNothing()
})

test('each part is noted once, in its order', () => {
  given(started).when(note).thenEmits(noted)
  given(started, noted).when(note).thenNothing()
  given(started)
    .when({ ...note, after: 3, upTo: 5 })
    .thenNothing()
})

test('cancelled, it is cancelled; what was under way then is still counted, and nothing ends it a second time', () => {
  given(started).when({ type: 'CancelImport' }).thenEmits(asked)
  given(started, asked).when({ type: 'CancelImport' }).thenNothing()
  given(started, asked).when(note).thenEmits(noted)
  given(started, asked, noted).when({ type: 'EndImport', outcome: 'done' }).thenEmits(cancelled)
  given(started, asked, cancelled).when({ type: 'CancelImport' }).thenNothing()
  given(started, asked, cancelled).when({ type: 'EndImport', outcome: 'done' }).thenNothing()
})

test('it waits until a time that is said, as long as it is under way, and no longer than to its next part', () => {
  const { sample: paused } = importEvents.definitions.ImportPaused
  const { goesOnAt } = paused
  const waiting: ImportEvent = { type: 'ImportPaused', data: paused }
  given(started).when({ type: 'PauseImport', goesOnAt }).thenEmits(waiting)
  given(started, asked).when({ type: 'PauseImport', goesOnAt }).thenNothing()
  const goesOnAfter = (...events: readonly ImportEvent[]) => {
    const state = events.reduce(importDecider.evolve, importDecider.initialState())
    return state.status === 'unknown' ? undefined : state.goesOnAt
  }
  expect([goesOnAfter(started, waiting), goesOnAfter(started, waiting, noted)]).toEqual([goesOnAt, undefined])
})

test('ended, it can be cancelled no more', () => {
  given(started, noted).when({ type: 'EndImport', outcome: 'done' }).thenEmits(ended)
  given(started, noted, ended).when({ type: 'EndImport', outcome: 'stopped' }).thenNothing()
  expect(given(started, noted, ended).when({ type: 'CancelImport' }).thenRefused('import.ended').kind).toBe('conflict')
})

test('what does not exist is missing', () => {
  expect(given().when({ type: 'CancelImport' }).thenRefused('not_found').kind).toBe('missing')
})
