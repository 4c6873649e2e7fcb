// A row of the table of tasks as the contract shows it.
import type { PersonRef } from '@practicum/shared/contract/shapes'
import { taskContent, taskRepetition } from '@practicum/shared/features/tasks/tasks.fields'
import type { TaskStatus, TaskSummary, TaskView } from '@practicum/shared/features/tasks/tasks.views'
import { onlyRow, type RowOf } from '@practicum/shared/kernel/fields'
import { shownDate } from '@practicum/shared/kernel/formats'
import type { ReadSlots } from '../../reads/slots'
import { selected } from '../../runner/conditions'
import type { Holder } from '../people/person-ref'
import type { TaskRow } from './tasks.table'

/** A row as {@link summaryColumns} reads it: dates as text, instants as Date. */
export type ReadSummary = RowOf<typeof taskContent> &
  Pick<TaskRow, SummaryColumn> & {
    readonly completed_at: Date | null
    readonly dismissed_at: Date | null
    readonly reminded_at: Date | null
    readonly created_at: Date
    readonly past_due: boolean
    readonly assignable_name: string | null
  }

type SummaryColumn =
  | 'task_id'
  | 'together_id'
  | 'assignee_id'
  | 'assignee_position_id'
  | 'creator_id'
  | 'creator_position_id'
  | 'task_status'
  | 'repeat_on'
  | 'published'
  | 'self_assigned'
  | 'assignable_type'
  | 'assignable_id'
  | 'comments_count'
  | 'revision'

/** A row as {@link taskColumns} reads it. */
export type ReadTask = ReadSummary &
  RowOf<typeof taskRepetition> &
  Pick<TaskRow, 'parent_id' | 'repeated_by' | 'batch_id' | 'instances'> & {
    readonly series: number
    readonly series_latest: string | null
  }

/** "Past due" is asked for today in the task's own zone. */
export const pastDue = (task: string): string =>
  `${task}.task_status = 'incomplete' and ${task}.due_date < (now() at time zone ${task}.zone)::date`

export const PAST_DUE = pastDue('t')

/** The same in a way that an index of days finds: no zone is further ahead. */
export const foundPastDue = (task: string): string =>
  `${task}.due_date < (now() at time zone 'UTC' + interval '14 hours')::date and ${pastDue(task)}`

type Assignables = ReadSlots['assignables']

/** What a task is about, by name; under the row lock of the thing: a name is shown only to those who may see it. */
export function linkedName(assignables: Assignables, table: string): string {
  const cases = Object.entries(assignables).map(
    ([type, { nameOf }]) => `when '${type}' then ${nameOf(`${table}.assignable_id`, { assignables })}`,
  )
  return cases.length === 0 ? 'null::text' : `case ${table}.assignable_type ${cases.join(' ')} end`
}

const { repeatOn, ...otherRepetition } = taskRepetition

/** What lists show of a task `t`. */
export const summaryColumns = (
  assignables: Assignables,
): string => `t.task_id, t.together_id, t.assignee_id, t.assignee_position_id, t.creator_id, t.creator_position_id,
  ${selected(taskContent, 't')}, t.task_status, ${selected({ repeatOn }, 't')}, t.published, t.self_assigned, t.assignable_type, t.assignable_id,
  t.completed_at, t.dismissed_at, t.reminded_at, t.created_at, t.revision, t.comments_count, coalesce(${PAST_DUE}, false) as past_due,
  ${linkedName(assignables, 't')} as assignable_name`

/** All that is shown of a task `t`. */
export const taskColumns = (assignables: Assignables): string => `${summaryColumns(assignables)},
  ${selected(otherRepetition, 't')}, t.parent_id, t.repeated_by, t.batch_id, t.instances,
  coalesce((select r.instances from read.task r where r.task_id = t.parent_id), t.instances) + 1 as series,
  coalesce((select r.latest_instance_id from read.task r where r.task_id = t.parent_id), t.latest_instance_id) as series_latest`

const SYSTEM = 'system'

export interface ShownBeside {
  readonly assignables: Assignables
  readonly person: (holder: Holder) => PersonRef
}

/** The people of these tasks. */
export const holdersIn = (rows: readonly ReadSummary[]): readonly Holder[] =>
  rows.flatMap(row => [assigneeOf(row), creatorOf(row) ?? []].flat())

export const assigneeOf = (row: Pick<ReadSummary, 'assignee_id' | 'assignee_position_id'>): Holder => ({
  userId: row.assignee_id,
  positionId: row.assignee_position_id,
})

const creatorOf = ({ creator_id: userId, creator_position_id: positionId }: ReadSummary): Holder | null =>
  userId === null || positionId === null ? null : { userId, positionId }

export function taskSummary(row: ReadSummary, { assignables, person }: ShownBeside): TaskSummary {
  const creator = creatorOf(row)
  return {
    id: row.task_id,
    ...onlyRow(taskContent, row),
    repeat_on: row.repeat_on,
    status: row.task_status as TaskStatus,
    completed_at: row.completed_at?.toISOString() ?? null,
    dismissed_at: row.dismissed_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    published: row.published,
    past_due: row.past_due,
    assignable_type: row.assignable_type as TaskView['assignable_type'],
    assignable_id: row.assignable_id,
    assignable_url: assignableUrl(row, assignables),
    assignable_name: row.assignable_name,
    assignee: person(assigneeOf(row)),
    creator: creator && person(creator),
    self_assigned: row.self_assigned,
    reminded_at: row.reminded_at?.toISOString() ?? null,
    comments_count: row.comments_count,
    version: row.revision,
  }
}

export function taskView(row: ReadTask, beside: ShownBeside): TaskView {
  const summary = taskSummary(row, beside)
  return {
    ...summary,
    ...onlyRow(taskRepetition, row),
    start_at_formatted: row.start_at && shownDate(row.start_at),
    due_date_formatted: row.due_date && shownDate(row.due_date),
    parent_id: row.parent_id,
    repeated_by: row.repeated_by,
    latest_instance_id: row.series_latest,
    tasks_in_series_count: row.series,
    children_count: row.instances,
    assignee_id: row.assignee_id,
    creator_id: row.creator_id,
    creator_name: summary.creator?.name ?? SYSTEM,
  }
}

function assignableUrl(
  { assignable_type: type, assignable_id: id }: ReadSummary,
  assignables: Assignables,
): string | null {
  const assignable = type === null ? undefined : assignables[type]
  return assignable && id !== null ? `${assignable.page}${id}` : null
}
