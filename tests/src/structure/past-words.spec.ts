// Whatever the past of a thing may show has words of its own: no column and no field of an event is read as the code spells it.
import { sharedPast } from '@practicum/frontend/features/audit/past'
import { liveSessionsPast } from '@practicum/frontend/features/live-sessions/live-sessions.past'
import { placementsPast } from '@practicum/frontend/features/placements/placements.past'
import { tasksPast } from '@practicum/frontend/features/tasks/tasks.past'
import { meetingTable } from '@practicum/projections/features/live-sessions/live-sessions.table'
import { placementTable } from '@practicum/projections/features/placements/placements.table'
import { taskTable } from '@practicum/projections/features/tasks/tasks.table'
import { meetingEvents } from '@practicum/shared/features/live-sessions/meeting.events'
import { placementEvents } from '@practicum/shared/features/placements/placements.events'
import { PLACEMENT_STATUSES } from '@practicum/shared/features/placements/placements.views'
import { taskEvents } from '@practicum/shared/features/tasks/tasks.events'
import { TASK_STATUSES } from '@practicum/shared/features/tasks/tasks.views'
import { snake } from '@practicum/shared/kernel/snake-case'

/** One plain word reads the same in the code and on a screen. */
const isOneWord = (field: string): boolean => /^[a-z]+$/.test(field)
/** Told by name, or not at all. */
const isId = (field: string): boolean => /_ids?$/.test(field) || field === 'repeated_by'
/** Stands beside the changes in words of its own, or is read by machines alone. */
const BESIDE = new Set(['reason', 'revision', 'search'])

const fieldsOf = (catalog: { definitions: Record<string, { sample: object }> }): string[] =>
  Object.values(catalog.definitions).flatMap(({ sample }) => Object.keys(sample).map(snake))

const THINGS = [
  ['task', taskTable, taskEvents, tasksPast],
  ['placement', placementTable, placementEvents, placementsPast],
  ['live session', meetingTable, meetingEvents, liveSessionsPast],
] as const

test.each(THINGS)('every field of a %s that its past shows has a label', (_thing, table, catalog, past) => {
  const words = { ...(sharedPast.field as object), ...(past.field as object) }
  const fields = new Set([...Object.keys(table.columns), ...fieldsOf(catalog)])
  const shown = [...fields].filter(field => !isId(field) && !isOneWord(field) && !BESIDE.has(field))
  expect(shown.filter(field => !(field in words))).toEqual([])
})

test('every status has a label', () => {
  const { task_status } = tasksPast.value as Record<string, object>
  const { placement_status } = placementsPast.value as Record<string, object>
  expect(Object.keys(task_status ?? {}).sort()).toEqual([...TASK_STATUSES].sort())
  expect(Object.keys(placement_status ?? {}).sort()).toEqual([...PLACEMENT_STATUSES].sort())
})
