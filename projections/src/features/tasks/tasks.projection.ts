// Events of tasks become rows of the table of tasks.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import { taskEvents } from '@practicum/shared/features/tasks/tasks.events'
import { taskContent, taskRepetition } from '@practicum/shared/features/tasks/tasks.fields'
import { toRow } from '@practicum/shared/kernel/fields'
import { wordsOf } from '@practicum/shared/kernel/words'
import { commented, UNCOMMENTED } from '../../comments/comment-cell'
import { changes, type Projection } from '../../runner/projection'
import { documentChangesOf } from '../attachments/documents.changes'
import { type TaskRow, taskTable } from './tasks.table'

const touched = ({ revision }: StoredEvent): Pick<TaskRow, 'revision'> => ({ revision: Number(revision) })

export const taskProjection: Projection<TaskRow> = {
  name: 'task',
  version: 19,
  table: taskTable,
  on: {
    ...documentChangesOf<TaskRow>('task'),
    ...changes<TaskRow>()(taskEvents, {
      TaskCreated: {
        insert: event => ({
          task_id: event.data.taskId,
          organization_id: event.data.organizationId,
          assignee_id: event.data.assigneeId,
          assignee_position_id: event.data.assigneePositionId,
          creator_id: event.data.creator?.userId ?? null,
          creator_position_id: event.data.creator?.positionId ?? null,
          ...toRow(taskContent, event.data),
          ...toRow(taskRepetition, event.data),
          task_status: 'incomplete',
          zone: event.data.zone,
          published: event.data.published,
          self_assigned: event.data.creator?.userId === event.data.assigneeId,
          parent_id: event.data.parentId,
          repeated_by: event.data.repeatedBy,
          batch_id: event.data.batchId,
          together_id: event.data.batchId ?? event.data.parentId ?? event.data.taskId,
          assignable_type: event.data.assignableType,
          assignable_id: event.data.assignableId,
          instances: 0,
          latest_instance_id: null,
          latest_start_at: event.data.startAt,
          ...UNCOMMENTED,
          documents: [],
          completed_at: null,
          dismissed_at: null,
          reminded_at: null,
          created_at: event.meta.occurredAt,
          words: wordsOf(event.data.description),
          ...touched(event),
        }),
      },
      TaskEdited: {
        patch: event => ({
          ...toRow(taskContent, event.data),
          words: wordsOf(event.data.description),
          ...touched(event),
        }),
      },
      TaskReassigned: {
        patch: (event, row) => ({
          assignee_id: event.data.assigneeId,
          assignee_position_id: event.data.assigneePositionId,
          self_assigned: row.creator_id === event.data.assigneeId,
          description: event.data.description,
          words: wordsOf(event.data.description),
          zone: event.data.zone,
          reminded_at: null,
          ...touched(event),
        }),
      },
      TaskPublished: { patch: event => ({ published: true, ...touched(event) }) },
      TaskCompleted: {
        patch: event => ({ task_status: 'complete', completed_at: event.meta.occurredAt, ...touched(event) }),
      },
      TaskDismissed: {
        patch: event => ({ task_status: 'dismissed', dismissed_at: event.meta.occurredAt, ...touched(event) }),
      },
      TaskReopened: {
        patch: event => ({ task_status: 'incomplete', completed_at: null, dismissed_at: null, ...touched(event) }),
      },
      TaskReminded: { patch: event => ({ reminded_at: event.data.at, ...touched(event) }) },
      TaskDeleted: { remove: true },
      TaskCommented: { patch: (event, row) => ({ ...commented(row, event), ...touched(event) }) },
      TaskRepeated: {
        patch: (event, row) => ({
          instances: row.instances + 1,
          latest_instance_id: event.data.instanceId,
          latest_start_at: event.data.startAt,
          ...touched(event),
        }),
      },
    }),
  },
}
