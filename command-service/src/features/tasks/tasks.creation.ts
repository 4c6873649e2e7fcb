// Commands that create tasks: a form becomes one task for each assignee, with dates in the assignee's own zone.

import type { Position } from '@practicum/infra/event-store/port'
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import type { Assignable } from '@practicum/shared/access/assignable'
import type { Principal } from '@practicum/shared/access/principal'
import type { BodyOf } from '@practicum/shared/contract/row'
import { batchTaskId } from '@practicum/shared/features/tasks/place.events'
import { createTask, createTaskBatch } from '@practicum/shared/features/tasks/tasks.contract'
import { type CreateTask, creationProblems } from '@practicum/shared/features/tasks/tasks.decider'
import { taskContent, taskRepetition } from '@practicum/shared/features/tasks/tasks.fields'
import { taskFormOf } from '@practicum/shared/features/tasks/tasks.form'
import { firstDue } from '@practicum/shared/features/tasks/tasks.series'
import { dateIn } from '@practicum/shared/kernel/dates'
import { initiallyOf, only } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { allOrRefusal, isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { childContext, contextOf } from '../../execution/context'
import type { Executor } from '../../execution/executor'
import type { CommandSlots } from '../../execution/feature'
import type { CommandServices } from '../../execution/ports'
import { type FoundPerson, pickedPerson } from '../people/people.lookup'
import { taskAggregate } from './tasks.aggregate'
import { type Linking, linkedOf } from './tasks.linked'

type FormBody = Omit<BodyOf<typeof createTask>, 'assignee' | 'self'>

interface TaskCreationRequest {
  readonly form: FormBody
  readonly assignees: readonly FoundPerson[]
  readonly batchId: string | null
}

interface TaskCreationResult {
  readonly ids: readonly string[]
  readonly version: number
  readonly position: Position | undefined
}

export function creationRoutes(
  { executor }: CommandServices,
  { assignables }: CommandSlots,
): readonly CommandBinding[] {
  return [
    bindCommand(createTask, async call => {
      const { assignee, self, ...form } = call.body
      const people = self ? [ownPosition(call.principal)] : [assignee ?? []].flat()
      const found = await resolveAssignees(executor, call.principal, { field: 'assignee', people })
      if (isRefusal(found)) return found
      const done = await createTasks({ executor, assignables }, call, { form, assignees: found, batchId: null })
      if (isRefusal(done)) return done
      return { answer: { id: done.ids[0] ?? '', version: done.version }, position: done.position }
    }),
    bindCommand(createTaskBatch, async call => {
      const { assignees: people, ...form } = call.body
      const found = await resolveAssignees(executor, call.principal, { field: 'assignees', people })
      if (isRefusal(found)) return found
      const batchId = derivedId(call.commandId, 'batch')
      const done = await createTasks({ executor, assignables }, call, { form, assignees: found, batchId })
      return isRefusal(done) ? done : { answer: { batch_id: batchId, ids: [...done.ids] }, position: done.position }
    }),
  ]
}

type Picked = Parameters<typeof pickedPerson>[2]

const ownPosition = ({ userId, positionId }: Principal): Picked => ({ id: userId, position_id: positionId })

/** Each picked person once, or a refusal when nobody, or somebody who may not be picked, is among them. */
async function resolveAssignees(
  executor: Executor,
  principal: Principal,
  { field, people }: { readonly field: string; readonly people: readonly Picked[] },
): Promise<readonly FoundPerson[] | Refusal> {
  if (people.length === 0) return refuse('usergroup.pick_required', {}, { field })
  const found = allOrRefusal(await Promise.all(people.map(person => pickedPerson(executor, principal, person))))
  return isRefusal(found) ? found : [...new Map(found.map(person => [person.positionId, person])).values()]
}

/** Checks the form for every assignee before the first task is written; a repeat of the call finishes what a crash left undone. */
async function createTasks(
  { executor, assignables }: Omit<Linking, 'principal'>,
  call: CommandCall,
  creation: TaskCreationRequest,
): Promise<TaskCreationResult | Refusal> {
  const linked = await linkedOf({ executor, assignables, principal: call.principal }, creation.form)
  if (isRefusal(linked)) return linked
  const commands = creation.assignees.map(assignee => createCommand(call, { ...creation, linked }, assignee))
  const [problem] = commands.flatMap(creationProblems)
  if (problem) return problem
  const context = contextOf(call)
  const results = await Promise.all(
    commands.map(command =>
      executor.execute(
        taskAggregate,
        command.data.taskId,
        { command: () => command, isNew: true },
        childContext(context, command.data.taskId),
      ),
    ),
  )
  const done = allOrRefusal(results)
  if (isRefusal(done)) return done
  const positions = done.flatMap(({ position }) => (position === undefined ? [] : [position]))
  return {
    ids: commands.map(command => command.data.taskId),
    version: done[0]?.version ?? 0,
    position: positions.sort().at(-1),
  }
}

function createCommand(
  call: CommandCall,
  { form: body, batchId, linked }: TaskCreationRequest & { readonly linked: Assignable | null },
  assignee: FoundPerson,
): CreateTask {
  const today = dateIn(assignee.zone, call.now)
  const form = taskFormOf(body)
  // A series that starts at once counts its days from today.
  const startAt = form.startAt ?? (form.repeatOn === 'schedule' ? today : null)
  const { userId, positionId, organizationId } = call.principal
  return {
    type: 'CreateTask',
    form,
    linked,
    assigneeRole: assignee.role,
    today,
    data: {
      taskId: batchTaskId(batchId ?? call.commandId, assignee.positionId),
      organizationId,
      creator: { userId, positionId },
      assigneeId: assignee.userId,
      assigneePositionId: assignee.positionId,
      ...only(taskContent, form),
      ...(form.repeatOn === 'single' ? initiallyOf(taskRepetition) : only(taskRepetition, form)),
      startAt,
      dueDate: firstDue(form, startAt ?? today),
      zone: assignee.zone,
      published: startAt === null || startAt <= today,
      parentId: null,
      repeatedBy: null,
      batchId,
      assignableType: body.assignable_type ?? null,
      assignableId: body.assignable_id ?? null,
    },
  }
}
