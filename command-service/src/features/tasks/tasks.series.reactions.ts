// Keeps series of tasks going: closing an instance brings the next one about, and each instance decided on is created.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { TaskEvent } from '@practicum/shared/features/tasks/tasks.events'
import { taskContent } from '@practicum/shared/features/tasks/tasks.fields'
import type { Task, TaskState } from '@practicum/shared/features/tasks/tasks.state'
import { dateIn } from '@practicum/shared/kernel/dates'
import { only } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { type CommandContext, reactionTo } from '../../execution/context'
import type { Executor } from '../../execution/executor'
import { type Reaction, throwOnConflict } from '../../reactions/reaction'
import { taskAggregate } from './tasks.aggregate'

export function seriesReactions(executor: Executor): readonly Reaction[] {
  return [
    {
      name: 'repeat-on-complete',
      on: ['TaskCompleted'],
      async handle(event) {
        const closed = await existing(executor, event)
        if (closed?.repeatOn !== 'complete') return
        const firstId = closed.parentId ?? closed.id
        await repeatSeries(
          executor,
          { firstId, after: closed.id },
          reactionTo(event, 'repeat-on-complete', new Date(event.meta.occurredAt)),
        )
      },
    },
    {
      name: 'create-instance',
      on: ['TaskRepeated'],
      handle: event => createInstance(executor, event),
    },
  ]
}

/** Asks the first task of a series for its next instance; nothing happens where it is too early or already there. */
export async function repeatSeries(
  executor: Executor,
  { firstId, after }: { readonly firstId: string; readonly after: string },
  context: CommandContext,
): Promise<void> {
  const instanceId = derivedId('instance', firstId, after)
  const request = {
    command: (state: TaskState) => {
      const zone = state.status === 'unknown' ? 'UTC' : state.zone
      return { type: 'RepeatTask' as const, instanceId, after, today: dateIn(zone, context.now) }
    },
  }
  throwOnConflict(await executor.execute(taskAggregate, firstId, request, context))
}

async function existing(executor: Executor, event: StoredEvent): Promise<Task | undefined> {
  const { state } = await executor.loadAfter(taskAggregate, event)
  return state.status === 'unknown' ? undefined : state
}

async function createInstance(executor: Executor, event: StoredEvent): Promise<void> {
  const first = await existing(executor, event)
  if (!first) return
  const { instanceId, startAt, dueDate, repeatedBy, published } = event.data as Extract<
    TaskEvent,
    { type: 'TaskRepeated' }
  >['data']
  const data = {
    ...first.created,
    ...only(taskContent, first),
    ...(await givenTo(executor, first, repeatedBy)),
    taskId: instanceId,
    startAt,
    dueDate,
    published,
    parentId: first.id,
    repeatedBy,
  }
  const context = reactionTo(event, 'create-instance', new Date(event.meta.occurredAt))
  throwOnConflict(
    await executor.execute(
      taskAggregate,
      instanceId,
      { command: () => ({ type: 'CreateInstance' as const, data }), isNew: true },
      context,
    ),
  )
}

/** A series goes on with whoever has its latest task, in the words that are sealed for them. */
async function givenTo(executor: Executor, first: Task, latestId: string) {
  const { state } = latestId === first.id ? { state: first } : await executor.load(taskAggregate, latestId)
  const { assignee, zone, description } = state.status === 'unknown' ? first : state
  const given = { assigneeId: assignee.userId, assigneePositionId: assignee.positionId, zone }
  return assignee.userId === first.assignee.userId ? given : { ...given, description }
}
