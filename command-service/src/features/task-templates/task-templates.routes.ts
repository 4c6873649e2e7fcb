// Commands of templates of tasks, bound to their contract rows.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import {
  changeTaskTemplate,
  deleteTaskTemplate,
  saveTaskTemplate,
} from '@practicum/shared/features/task-templates/task-templates.contract'
import {
  sharingProblem,
  type TaskTemplateCommand,
  type TaskTemplateState,
} from '@practicum/shared/features/task-templates/task-templates.decider'
import { taskTemplateFields } from '@practicum/shared/features/task-templates/task-templates.fields'
import { fromWire } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { type Executor, replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { shelve } from '../../execution/shelf'
import { authorize, mayShare, taskTemplateAggregate, templateShelfOf } from './task-templates.aggregate'

export function taskTemplateRoutes({ executor }: CommandServices): readonly CommandBinding[] {
  return [
    bindCommand(saveTaskTemplate, async call => {
      const { organizationId, userId: creatorId, positionId: creatorPositionId } = call.principal
      const taskTemplateId = derivedId(call.commandId, 'task template')
      const fields = fromWire(taskTemplateFields, call.body)
      const data = { taskTemplateId, organizationId, creatorId, creatorPositionId, ...fields }
      const sharing = mayShare(call.principal)
      const asked: TaskTemplateCommand = { type: 'SaveTaskTemplate', data, mayShare: sharing }
      const shelf = templateShelfOf(creatorPositionId)
      const keeping = { type: 'Keep' as const, place: { positionId: creatorPositionId, taskTemplateId } }
      const refused = sharingProblem(data, sharing) ?? (await shelve(executor, contextOf(call), shelf, keeping))
      if (refused) return refused
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
      if (!isRefusal(done)) await giveUp(executor, call, done.state)
      return replyOf(done, () => ({}))
    }),
  ]
}

async function giveUp(executor: Executor, call: CommandCall, template: TaskTemplateState): Promise<void> {
  if (template.status === 'unknown') return
  const { creatorPositionId: positionId, taskTemplateId } = template
  const givingUp = { type: 'GiveUp' as const, place: { positionId, taskTemplateId } }
  await shelve(executor, contextOf(call), templateShelfOf(positionId), givingUp)
}
