// Events of templates of tasks become rows of their table.
import { taskTemplateEvents } from '@practicum/shared/features/task-templates/task-templates.events'
import { taskTemplateFields } from '@practicum/shared/features/task-templates/task-templates.fields'
import { toRow } from '@practicum/shared/kernel/fields'
import { changes, type Projection } from '../../runner/projection'
import { type TaskTemplateRow, taskTemplateTable } from './task-templates.table'

export const taskTemplateProjection: Projection<TaskTemplateRow> = {
  name: 'task_template',
  version: 1,
  table: taskTemplateTable,
  on: changes<TaskTemplateRow>()(taskTemplateEvents, {
    TaskTemplateSaved: {
      insert: ({ data, revision }) => ({
        task_template_id: data.taskTemplateId,
        organization_id: data.organizationId,
        creator_id: data.creatorId,
        creator_position_id: data.creatorPositionId,
        ...toRow(taskTemplateFields, data),
        revision: Number(revision),
      }),
    },
    TaskTemplateChanged: {
      patch: ({ data, revision }) => ({ ...toRow(taskTemplateFields, data), revision: Number(revision) }),
    },
    TaskTemplateDeleted: { remove: true },
  }),
}
