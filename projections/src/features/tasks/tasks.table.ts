// The table of tasks: one row a task, its newest comments inside, series counted on its first task.
import { taskContent, taskRepetition } from '@practicum/shared/features/tasks/tasks.fields'
import { taskPolicy } from '@practicum/shared/features/tasks/tasks.policy'
import { columnsOf, type RowOf } from '@practicum/shared/kernel/fields'
import type { Commented } from '../../comments/comment-cell'
import type { TableDefinition } from '../../runner/table'
import type { Documented } from '../attachments/documents.changes'

export type TaskRow = RowOf<typeof taskContent> &
  RowOf<typeof taskRepetition> &
  Commented &
  Documented & {
    readonly task_id: string
    readonly organization_id: string
    readonly assignee_id: string
    readonly assignee_position_id: string
    readonly creator_id: string | null
    readonly creator_position_id: string | null
    readonly task_status: string
    readonly zone: string
    readonly published: boolean
    readonly self_assigned: boolean
    readonly parent_id: string | null
    readonly repeated_by: string | null
    readonly batch_id: string | null
    /** Common to what was handed out together: a batch, a series, or this one alone. */
    readonly together_id: string
    readonly assignable_type: string | null
    readonly assignable_id: string | null
    /** Of the first task of a series only. */
    readonly instances: number
    readonly latest_instance_id: string | null
    readonly latest_start_at: string | null
    readonly completed_at: string | null
    readonly dismissed_at: string | null
    readonly reminded_at: string | null
    readonly created_at: string
    readonly revision: number
    readonly words: readonly string[]
  }

/** Longer than people read of it in a list, and short enough for an index. */
export const beginningOf = (column: string): string => `left(${column}, 60)`

export const taskTable: TableDefinition<TaskRow> = {
  name: 'task',
  columns: {
    task_id: 'uuid',
    organization_id: 'uuid',
    assignee_id: 'uuid',
    assignee_position_id: 'uuid',
    creator_id: 'uuid',
    creator_position_id: 'uuid',
    ...columnsOf(taskContent),
    ...columnsOf(taskRepetition),
    task_status: 'text',
    zone: 'text',
    published: 'boolean',
    self_assigned: 'boolean',
    parent_id: 'uuid',
    repeated_by: 'uuid',
    batch_id: 'uuid',
    together_id: 'uuid',
    assignable_type: 'text',
    assignable_id: 'uuid',
    instances: 'integer',
    latest_instance_id: 'uuid',
    latest_start_at: 'date',
    comments: 'jsonb',
    comments_count: 'integer',
    documents: 'jsonb',
    completed_at: 'timestamptz',
    dismissed_at: 'timestamptz',
    reminded_at: 'timestamptz',
    created_at: 'timestamptz',
    revision: 'integer',
    words: 'text[]',
  },
  key: 'task_id',
  computed: [
    `search tsvector generated always as (to_tsvector('simple', description)) stored`,
    // As the release before called them: its processes read them until a rolling upgrade has ended. Dropped with the next version.
    'start_on date generated always as (start_at) stored',
    'due_on date generated always as (due_date) stored',
    'latest_start_on date generated always as (latest_start_at) stored',
  ],
  indexes: [
    'organization_id, created_at, task_id',
    'organization_id, completed_at where completed_at is not null',
    'parent_id where parent_id is not null',
    'batch_id where batch_id is not null',
    'together_id',
    `start_at where not published and task_status = 'incomplete'`,
    `latest_start_at where repeat_on = 'schedule'`,
  ],
  lists: {
    of: ['assignee_position_id', 'creator_position_id'],
    apart: 'task_status',
    sorts: ['created_at', 'due_date', beginningOf('description')],
    filteredBy: { due_date: ['zone'] },
  },
  selectGrants: ['reactor'],
  // A comment is the commonest of its changes.
  fillfactor: 80,
  found: { newest: 'created_at' },
  visible: taskPolicy.see,
}
