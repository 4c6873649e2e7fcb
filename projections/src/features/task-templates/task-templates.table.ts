// The table of templates of tasks: one row each.
import { taskTemplateFields } from '@practicum/shared/features/task-templates/task-templates.fields'
import { taskTemplatePolicy } from '@practicum/shared/features/task-templates/task-templates.policy'
import { columnsOf, type RowOf } from '@practicum/shared/kernel/fields'
import type { TableDefinition } from '../../runner/table'

export type TaskTemplateRow = RowOf<typeof taskTemplateFields> & {
  readonly task_template_id: string
  readonly organization_id: string
  readonly creator_id: string
  readonly creator_position_id: string
  readonly revision: number
}

export const taskTemplateTable: TableDefinition<TaskTemplateRow> = {
  name: 'task_template',
  columns: {
    task_template_id: 'uuid',
    organization_id: 'uuid',
    creator_id: 'uuid',
    creator_position_id: 'uuid',
    ...columnsOf(taskTemplateFields),
    revision: 'integer',
  },
  key: 'task_template_id',
  indexes: ['creator_position_id', 'organization_id where shared'],
  visible: taskTemplatePolicy.see,
}
