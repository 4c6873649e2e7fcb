// Commands on existing tasks, bound to their contract rows.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import type { BodyOf } from '@practicum/shared/contract/row'
import { reassignTask, remindTask, reopenTask } from '@practicum/shared/features/tasks/task-intents.contract'
import { setTaskStatus } from '@practicum/shared/features/tasks/task-status.contract'
import {
  commentOnTask,
  completeTask,
  deleteTask,
  dismissTask,
  editTask,
} from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskChanges, TaskCommand } from '@practicum/shared/features/tasks/tasks.decider'
import { taskContent, taskRepetition } from '@practicum/shared/features/tasks/tasks.fields'
import type { Task } from '@practicum/shared/features/tasks/tasks.state'
import { dateIn } from '@practicum/shared/kernel/dates'
import { changesFromWire } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { type ExecutionResult, type Executor, replyOf } from '../../execution/executor'
import type { CommandSlots } from '../../execution/feature'
import type { CommandServices } from '../../execution/ports'
import { authorize, taskAggregate } from './tasks.aggregate'
import { creationRoutes } from './tasks.creation'
import { reassign } from './tasks.reassigning'

export function taskRoutes(services: CommandServices, slots: CommandSlots): readonly CommandBinding[] {
  const change = taskCommandRunner(services.executor)
  const close = async (call: CommandCall<{ id: string }>, type: keyof typeof STATUS_AFTER) => {
    const { userId, positionId } = call.principal
    const done = await change(call, { wanted: 'close', command: () => ({ type, by: { userId, positionId } }) })
    return replyOf(done, () => ({ id: call.params.id, status: STATUS_AFTER[type] }))
  }
  return [
    ...creationRoutes(services, slots),
    bindCommand(editTask, async call => {
      const changes = changesOf(call.body)
      const command = (task: Task): TaskCommand => ({ type: 'EditTask', changes, today: dateIn(task.zone, call.now) })
      const done = await change(call, { wanted: 'change', command, expectedVersion: call.body.version })
      return replyOf(done, ({ version }) => ({ id: call.params.id, version }))
    }),
    bindCommand(completeTask, call => close(call, 'CompleteTask')),
    bindCommand(dismissTask, call => close(call, 'DismissTask')),
    bindCommand(reopenTask, call => close(call, 'ReopenTask')),
    bindCommand(reassignTask, async call => {
      const done = await reassign({ executor: services.executor, assignables: slots.assignables }, call)
      return replyOf(done, ({ version }) => ({ id: call.params.id, version }))
    }),
    bindCommand(remindTask, async call => {
      const { userId, positionId } = call.principal
      const now = call.now.toISOString()
      const command = (): TaskCommand => ({ type: 'RemindTask', by: { userId, positionId }, now })
      const done = await change(call, { wanted: 'change', command })
      return replyOf(done, ({ state }) => ({ id: call.params.id, reminded_at: (state as Task).remindedAt }))
    }),
    bindCommand(setTaskStatus, call => close(call, call.body.status === 'complete' ? 'CompleteTask' : 'DismissTask')),
    bindCommand(deleteTask, async call => {
      const done = await change(call, { wanted: 'change', command: () => ({ type: 'DeleteTask' }) })
      return replyOf(done, () => ({}))
    }),
    bindCommand(commentOnTask, async call => {
      const { userId, positionId } = call.principal
      const commentId = derivedId(call.commandId, 'comment', call.params.id)
      const command = { type: 'CommentOnTask' as const, commentId, by: { userId, positionId }, body: call.body.body }
      const done = await change(call, { wanted: 'see', command: () => command })
      return replyOf(done, () => ({ id: commentId }))
    }),
  ]
}

const STATUS_AFTER = { CompleteTask: 'complete', DismissTask: 'dismissed', ReopenTask: 'incomplete' } as const

interface TaskOperation {
  readonly wanted: 'see' | 'change' | 'close'
  readonly command: (task: Task) => TaskCommand
  readonly expectedVersion?: number | undefined
}

type RunOnTask = (
  call: CommandCall<{ id: string }>,
  change: TaskOperation,
) => Promise<ExecutionResult<unknown> | Refusal>

/** Runs a command on the task of the path, when it is within the caller's reach. */
function taskCommandRunner(executor: Executor): RunOnTask {
  return (call, { wanted, command, expectedVersion }) =>
    executor.execute(
      taskAggregate,
      call.params.id,
      { expectedVersion, command: state => authorize(call.principal, state, wanted) ?? command(state as Task) },
      contextOf(call),
    )
}

const changesOf = (body: BodyOf<typeof editTask>): TaskChanges => ({
  ...changesFromWire(taskContent, body),
  ...changesFromWire(taskRepetition, body),
})
