// Tasks of the demonstration in every state: assigned, self-assigned, batches, future, past due, repeating, complete, dismissed, commented.
import type { Assignable } from '@practicum/shared/access/assignable'
import type { Principal } from '@practicum/shared/access/principal'
import { batchTaskId } from '@practicum/shared/features/tasks/place.events'
import type { TaskCommand } from '@practicum/shared/features/tasks/tasks.decider'
import { taskContent } from '@practicum/shared/features/tasks/tasks.fields'
import { firstDue } from '@practicum/shared/features/tasks/tasks.series'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { initiallyOf } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type Demonstration, type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { taskAggregate } from './tasks.aggregate'
import { DONE_TASKS } from './tasks.demonstration.done'
import { type DemoTask, TASKS } from './tasks.demonstration.given'

/** A batch: the same for every trainee of the program. */
const BATCH = 'Choose two dates for your site visit'
const BATCH_TO = ['trainee', 'trainee.ben', 'trainee.chloe', 'trainee.dev', 'trainee.elise', 'trainee.farid']

export const taskDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere({ executor }) {
    const { version } = await executor.load(taskAggregate, idOf(DONE_TASKS.at(-1)?.key ?? ''))
    return version >= 0
  },
  async fill(demonstration) {
    for (const [index, task] of TASKS.entries()) {
      const linked = task.about === undefined ? null : assignable(demonstration, task.about)
      await fillTask(demonstration, { ...task, key: `task-${index}`, linked })
    }
    const batchId = derivedId('demonstration', 'batch')
    for (const to of BATCH_TO) {
      const task = { what: BATCH, from: 'coordinator', to, due: 10, key: `batch-${to}`, batchId, linked: null }
      await fillTask(demonstration, task)
    }
    for (const task of DONE_TASKS) await fillTask(demonstration, { ...task, linked: null })
  },
}

const DAY_MS = 86_400_000

const idOf = (key: string): string => derivedId('demonstration', key)

function assignable({ assignables }: Demonstration, key: string): Assignable {
  const found = assignables.get(key)
  if (!found) throw new Error(`nothing of the demonstration is called ${key}`)
  return found
}

async function fillTask(
  { services, people, attach, now: today }: Demonstration,
  task: DemoTask & { key: string; batchId?: string; linked: Assignable | null },
): Promise<void> {
  const [creator, assignee] = [personCalled(people, task.from), personCalled(people, task.to)]
  const taskId = task.batchId === undefined ? idOf(task.key) : batchTaskId(task.batchId, assignee.positionId)
  const now = new Date(today.getTime() - (task.ago ?? 0) * DAY_MS)
  const give = async (by: Principal, name: string, command: TaskCommand): Promise<void> => {
    const context = actingAs(by, `${task.key}-${name}`, now)
    unwrapOrThrow(await services.executor.execute(taskAggregate, taskId, { command: () => command }, context))
  }
  await give(creator, 'create', createCommand(now, { creator, assignee, taskId, task }))
  const by = { userId: assignee.userId, positionId: assignee.positionId }
  if (task.say)
    await give(assignee, 'comment', {
      type: 'CommentOnTask',
      commentId: derivedId(taskId, 'comment'),
      by,
      body: task.say,
    })
  if (task.document) await attach({ attachableType: 'task', attachableId: taskId, from: task.from, ...task.document })
  if (task.passedTo !== undefined) {
    const to = personCalled(people, task.passedTo)
    await give(creator, 'reassign', { type: 'ReassignTask', to, linked: task.linked })
  }
  if (task.end) await give(assignee, 'end', { type: task.end === 'complete' ? 'CompleteTask' : 'DismissTask', by })
}

interface NewTask {
  readonly creator: Principal
  readonly assignee: Principal
  readonly taskId: string
  readonly task: DemoTask & { readonly batchId?: string; readonly linked: Assignable | null }
}

const linkOf = (linked: Assignable | null) => ({
  assignableType: linked?.type ?? null,
  assignableId: linked?.id ?? null,
})

function createCommand(now: Date, { creator, assignee, taskId, task }: NewTask): TaskCommand {
  const today = dateIn(assignee.zone, now)
  const day = (days: number | undefined): string | null => (days === undefined ? null : addDays(today, days))
  const startAt = day(task.start) ?? (task.repeat?.on === 'schedule' ? today : null)
  const repeat = {
    repeatOn: task.repeat?.on ?? ('single' as const),
    repeatDays: task.repeat?.days ?? null,
    repeatUntil: day(task.repeat?.until),
    dueAfter: task.repeat?.dueAfter ?? null,
  }
  const form = { ...initiallyOf(taskContent), description: task.what, startAt, dueDate: day(task.due), ...repeat }
  const link = linkOf(task.linked)
  return {
    type: 'CreateTask',
    today,
    linked: task.linked,
    assigneeRole: assignee.role,
    form: {
      ...form,
      publishLater: false,
      evaluation: link.assignableType === 'Form',
      assignableId: link.assignableId,
    },
    data: {
      taskId,
      organizationId: creator.organizationId,
      creator: { userId: creator.userId, positionId: creator.positionId },
      assigneeId: assignee.userId,
      assigneePositionId: assignee.positionId,
      ...form,
      dueDate: firstDue(form, startAt ?? today),
      zone: assignee.zone,
      published: startAt === null || startAt <= today,
      parentId: null,
      repeatedBy: null,
      batchId: task.batchId ?? null,
      ...link,
    },
  }
}
