// A row of the table of tasks as the contract shows it.
import type { PersonRef } from '@practicum/shared/contract/shapes'
import { taskContent, taskRepetition } from '@practicum/shared/features/tasks/tasks.fields'
import type { TaskStatus, TaskView } from '@practicum/shared/features/tasks/tasks.views'
import { onlyRow } from '@practicum/shared/kernel/fields'
import { shownDate } from '@practicum/shared/kernel/formats'
import type { ReadSlots } from '../../reads/slots'
import { selected } from '../../runner/conditions'
import { personJson, shownPerson } from '../people/person-ref'
import type { TaskRow } from './tasks.table'

/** A row as {@link taskColumns} reads it: dates as text, instants as Date. */
export type ReadTask = Omit<TaskRow, 'completed_at' | 'dismissed_at' | 'created_at' | 'comments'> & {
  readonly completed_at: Date | null
  readonly dismissed_at: Date | null
  readonly created_at: Date
  readonly past_due: boolean
  readonly series: number
  readonly series_latest: string | null
  readonly assignable_name: string | null
  readonly assignee: PersonRef | null
  readonly creator: PersonRef | null
}

/** "Past due" is asked for today in the task's own zone. */
export const PAST_DUE = `t.task_status = 'incomplete' and t.due_date < (now() at time zone t.zone)::date`

type Assignables = ReadSlots['assignables']

/** What a task is about, by name; under the row lock of the thing: a name is shown only to those who may see it. */
export function linkedName(assignables: Assignables, table: string): string {
  const cases = Object.entries(assignables).map(
    ([type, { nameOf }]) => `when '${type}' then ${nameOf(`${table}.assignable_id`, { assignables })}`,
  )
  return cases.length === 0 ? 'null::text' : `case ${table}.assignable_type ${cases.join(' ')} end`
}

/** All that is shown of a task `t`. */
export const taskColumns = (
  assignables: Assignables,
): string => `t.task_id, t.organization_id, t.assignee_id, t.assignee_position_id, t.creator_id, t.creator_position_id,
  ${selected(taskContent, 't')}, ${selected(taskRepetition, 't')}, t.task_status, t.zone, t.published,
  t.parent_id, t.repeated_by, t.batch_id, t.assignable_type, t.assignable_id, t.instances, t.latest_instance_id, t.comments_count,
  t.completed_at, t.dismissed_at, t.created_at, t.revision, coalesce(${PAST_DUE}, false) as past_due,
  coalesce((select r.instances from read.task r where r.task_id = t.parent_id), t.instances) + 1 as series,
  coalesce((select r.latest_instance_id from read.task r where r.task_id = t.parent_id), t.latest_instance_id) as series_latest,
  ${linkedName(assignables, 't')} as assignable_name,
  ${personJson('t.assignee_id', 't.assignee_position_id')} as assignee,
  ${personJson('t.creator_id', 't.creator_position_id')} as creator`

const SYSTEM = 'system'

export function taskView(row: ReadTask, assignables: Assignables): TaskView {
  return {
    id: row.task_id,
    ...onlyRow(taskContent, row),
    ...onlyRow(taskRepetition, row),
    status: row.task_status as TaskStatus,
    ...dates(row),
    ...series(row),
    ...people(row),
    assignable_type: row.assignable_type as TaskView['assignable_type'],
    assignable_id: row.assignable_id,
    assignable_url: assignableUrl(row, assignables),
    assignable_name: row.assignable_name,
    comments_count: row.comments_count,
    version: row.revision,
  }
}

function dates(row: ReadTask) {
  return {
    start_at_formatted: row.start_at && shownDate(row.start_at),
    due_date_formatted: row.due_date && shownDate(row.due_date),
    completed_at: row.completed_at?.toISOString() ?? null,
    dismissed_at: row.dismissed_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    published: row.published,
    past_due: row.past_due,
  }
}

function series(row: ReadTask) {
  return {
    parent_id: row.parent_id,
    repeated_by: row.repeated_by,
    latest_instance_id: row.series_latest,
    tasks_in_series_count: row.series,
    children_count: row.instances,
  }
}

function people(row: ReadTask) {
  const creator =
    row.creator_id !== null && row.creator_position_id !== null
      ? shownPerson(row.creator, row.creator_id, row.creator_position_id)
      : null
  return {
    assignee: shownPerson(row.assignee, row.assignee_id, row.assignee_position_id),
    assignee_id: row.assignee_id,
    creator,
    creator_id: row.creator_id,
    creator_name: creator?.name ?? SYSTEM,
    self_assigned: row.creator_id === row.assignee_id,
  }
}

function assignableUrl(
  { assignable_type: type, assignable_id: id }: ReadTask,
  assignables: Assignables,
): string | null {
  const assignable = type === null ? undefined : assignables[type]
  return assignable && id !== null ? `${assignable.page}${id}` : null
}
