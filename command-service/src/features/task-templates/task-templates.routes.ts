// Commands of templates of tasks, bound to their contract rows.
import { bindCommand, type CommandBinding } from '@practicum/infra/http/bindings'
import {
  changeTaskTemplate,
  deleteTaskTemplate,
  saveTaskTemplate,
} from '@practicum/shared/features/task-templates/task-templates.contract'
import type { TaskTemplateCommand } from '@practicum/shared/features/task-templates/task-templates.decider'
import { taskTemplateFields } from '@practicum/shared/features/task-templates/task-templates.fields'
import { fromWire } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { contextOf } from '../../execution/context'
import { replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { authorize, mayShare, taskTemplateAggregate } from './task-templates.aggregate'

export function taskTemplateRoutes({ executor }: CommandServices): readonly CommandBinding[] {
  return [
    bindCommand(saveTaskTemplate, async call => {
      const { organizationId, userId: creatorId, positionId: creatorPositionId } = call.principal
      const taskTemplateId = derivedId(call.commandId, 'task template')
      const fields = fromWire(taskTemplateFields, call.body)
      const data = { taskTemplateId, organizationId, creatorId, creatorPositionId, ...fields }
      const asked: TaskTemplateCommand = { type: 'SaveTaskTemplate', data, mayShare: mayShare(call.principal) }
      const request = { command: () => asked }
      const done = await executor.execute(taskTemplateAggregate, taskTemplateId, request, contextOf(call))
      return replyOf(done, ({ version }) => ({ id: taskTemplateId, version }))
    }),
    bindCommand(changeTaskTemplate, async call => {
      const { id } = call.params
      const fields = fromWire(taskTemplateFields, call.body)
      const asked = { type: 'ChangeTaskTemplate' as const, fields, mayShare: mayShare(call.principal) }
      const done = await executor.execute(
        taskTemplateAggregate,
        id,
        { command: state => authorize(call.principal, state, 'change') ?? asked, expectedVersion: call.body.version },
        contextOf(call),
      )
      return replyOf(done, ({ version }) => ({ id, version }))
    }),
    bindCommand(deleteTaskTemplate, async call => {
      const asked = { type: 'DeleteTaskTemplate' as const }
      const done = await executor.execute(
        taskTemplateAggregate,
        call.params.id,
        { command: state => authorize(call.principal, state, 'remove') ?? asked },
        contextOf(call),
      )
      return replyOf(done, () => ({}))
    }),
  ]
}
