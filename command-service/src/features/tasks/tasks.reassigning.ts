// Gives a task to somebody else. Of a batch nobody has it twice: whoever is given one of its tasks holds the place of a person in it, which the
// task takes before it is given, for the exact revision that will be written. A crash in between leaves a place too many, never a second task.
import type { CommandCall } from '@practicum/infra/http/bindings'
import type { BodyOf } from '@practicum/shared/contract/row'
import { placeDecider, type TakePlace } from '@practicum/shared/features/tasks/place.decider'
import { batchTaskId, placeEvents, placeId } from '@practicum/shared/features/tasks/place.events'
import type { reassignTask } from '@practicum/shared/features/tasks/task-intents.contract'
import type { ReassignTask } from '@practicum/shared/features/tasks/tasks.decider'
import type { Task, TaskState } from '@practicum/shared/features/tasks/tasks.state'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { type CommandContext, childContext, contextOf, provisional } from '../../execution/context'
import { decide } from '../../execution/deciding'
import type { ExecutionResult, Executor } from '../../execution/executor'
import { pickedPerson } from '../people/people.lookup'
import { authorize, taskAggregate } from './tasks.aggregate'
import { type Linking, linkedOf } from './tasks.linked'

type ReassignCall = CommandCall<{ id: string }> & { readonly body: BodyOf<typeof reassignTask> }
type Outcome = ExecutionResult<TaskState> | Refusal

const placeAggregate = { catalog: placeEvents, decider: placeDecider } as const

/** Another writer is met so often before the caller is told. */
const TRIES = 6

export async function reassign(
  { executor, assignables }: Omit<Linking, 'principal'>,
  call: ReassignCall,
): Promise<Outcome> {
  const { principal, params, body } = call
  const { state } = await executor.load(taskAggregate, params.id)
  const refused = authorize(principal, state, 'change')
  if (refused) return refused
  const { assignableType, assignableId } = (state as Task).created
  const link = { assignable_type: assignableType, assignable_id: assignableId }
  const [to, linked] = await Promise.all([
    pickedPerson(executor, principal, body.assignee),
    linkedOf({ executor, assignables, principal }, link),
  ])
  if (isRefusal(to)) return refuse(to.code, to.data, { ...to.options, field: 'assignee' })
  if (isRefusal(linked)) return linked
  return placedThenGiven(executor, call, { type: 'ReassignTask', to, linked })
}

async function placedThenGiven(executor: Executor, call: ReassignCall, command: ReassignTask): Promise<Outcome> {
  for (let tries = 1; ; tries++) {
    const outcome = await attempt(executor, call, command)
    if (outcome !== 'moved') return outcome
    if (tries === TRIES) return refuse('version_conflict', {}, { kind: 'conflict' })
  }
}

/** Decides on exactly the state that was looked at. `moved`: somebody wrote meanwhile. */
async function attempt(executor: Executor, call: ReassignCall, command: ReassignTask): Promise<Outcome | 'moved'> {
  const context = contextOf(call)
  const { id } = call.params
  const seen = call.body.version
  const { ran, ...loaded } = await executor.load(taskAggregate, id, call.commandId)
  const request = {
    command: (state: TaskState) => authorize(call.principal, state, 'change') ?? command,
    expectedVersion: seen ?? loaded.version,
  }
  if (!ran) {
    const decided = decide(taskAggregate, loaded, request)
    const refused = isRefusal(decided)
      ? decided
      : await takePlace(
          executor,
          { task: loaded.state as Task, positionId: command.to.positionId },
          { context, atRevision: loaded.version + 1 },
        )
    if (refused) return refused
  }
  const outcome = await executor.execute(taskAggregate, id, request, context)
  return isRefusal(outcome) && outcome.code === 'version_conflict' && seen === undefined ? 'moved' : outcome
}

interface Placing {
  readonly context: CommandContext
  readonly atRevision: number
}

/** Undefined where the place is had, or the task is of no batch. */
async function takePlace(
  executor: Executor,
  { task, positionId }: { readonly task: Task; readonly positionId: string },
  { context, atRevision }: Placing,
): Promise<Refusal | undefined> {
  const { id: taskId } = task
  const { batchId } = task.created
  if (batchId === null) return undefined
  const has = async (otherId: string): Promise<{ readonly version: number; readonly theirs: boolean }> => {
    const { state, version } = await executor.load(taskAggregate, otherId)
    const gone = state.status === 'unknown' || state.status === 'deleted'
    return { version, theirs: !gone && otherId !== taskId && state.assignee.positionId === positionId }
  }
  if ((await has(batchTaskId(batchId, positionId))).theirs) return refuse('task.has_already', {}, { field: 'assignee' })
  const place = placeId(batchId, positionId)
  const { state: held } = await executor.load(placeAggregate, place)
  const other = held && held.taskId !== taskId ? await has(held.taskId) : undefined
  const left = held && other && !other.theirs ? { taskId: held.taskId, atRevision: other.version } : null
  const command: TakePlace = { taskId, atRevision, left }
  const part = childContext(provisional(context), `place/${atRevision}`)
  const taken = await executor.execute(placeAggregate, place, { command: () => command }, part)
  return isRefusal(taken) ? taken : undefined
}
