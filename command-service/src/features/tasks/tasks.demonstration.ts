// Tasks of the demonstration in every state: assigned, self-assigned, batches, future, past due, repeating, complete, dismissed, commented.
import type { Assignable } from '@practicum/shared/access/assignable'
import type { Principal } from '@practicum/shared/access/principal'
import type { TaskCommand } from '@practicum/shared/features/tasks/tasks.decider'
import { taskContent } from '@practicum/shared/features/tasks/tasks.fields'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { initiallyOf } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type Demonstration, type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { taskAggregate } from './tasks.aggregate'

interface DemoTask {
  readonly what: string
  readonly from: string
  readonly to: string
  /** Days from today. */
  readonly due?: number
  readonly start?: number
  readonly repeat?: { readonly on: 'schedule' | 'complete'; readonly days: number; readonly until?: number }
  readonly end?: 'complete' | 'dismissed'
  readonly say?: string
  /** What it is about; an evaluation needs no other words. */
  readonly about?: string
  readonly document?: { readonly filename: string; readonly lines: readonly string[] }
}

const TASKS: readonly DemoTask[] = [
  { what: 'Read and sign the confidentiality policy of the program', from: 'coordinator', to: 'trainee', due: 3 },
  {
    what: 'Upload proof of liability insurance before your first client contact',
    from: 'coordinator',
    to: 'trainee',
    due: 9,
    say: 'Your insurer sends it as a PDF; page one is enough.',
    document: {
      filename: 'insurance-requirements.pdf',
      lines: [
        'Liability insurance of trainees',
        'Cover: one million per claim, three million a year',
        'Named: you and the site',
      ],
    },
  },
  { what: 'Prepare a case vignette for group supervision', from: 'faculty', to: 'trainee', due: 1 },
  {
    what: 'Write your learning goals for the placement at Bayview Family Services',
    from: 'supervisor',
    to: 'trainee',
    due: 6,
  },
  { what: 'Draft process notes for the Thursday recording', from: 'trainee', to: 'trainee', due: 2 },
  {
    what: 'Complete the mid-term self assessment',
    from: 'coordinator',
    to: 'trainee',
    start: 14,
    due: 28,
    about: 'self-assessment',
  },
  { what: 'Submit the weekly reflection', from: 'faculty', to: 'trainee', due: 5, repeat: { on: 'complete', days: 7 } },
  {
    what: 'Log this week’s direct hours',
    from: 'coordinator',
    to: 'trainee.ben',
    due: 4,
    repeat: { on: 'schedule', days: 7, until: 120 },
  },
  {
    what: 'Read chapter 4 on risk assessment',
    from: 'faculty',
    to: 'trainee.chloe',
    end: 'complete',
    say: 'Read it twice, the decision tree helped.',
  },
  { what: 'Attend the optional ethics evening', from: 'faculty', to: 'trainee.ben', end: 'dismissed' },
  { what: 'Review the placements that are ready for a decision', from: 'coordinator', to: 'coordinator', due: 0 },
  { what: 'Confirm your availability for spring supervision groups', from: 'coordinator', to: 'faculty', due: 7 },
  { what: 'Update the site description in the directory', from: 'coordinator', to: 'supervisor', due: 12 },
  { what: 'Orientation checklist: badge, keys, emergency plan', from: 'clinic.manager', to: 'clinic.trainee', due: 2 },
  { what: 'Countersign the supervision contract', from: 'clinic.manager', to: 'clinic.trainee.noor', end: 'complete' },
  { what: '', from: 'coordinator', to: 'supervisor', due: 8, about: 'trainee-evaluation' },
  { what: 'How is Bayview so far?', from: 'faculty', to: 'trainee', due: 11, about: 'experience' },
  { what: 'Take the course before you see clients', from: 'coordinator', to: 'trainee.dev', due: 4, about: 'hipaa' },
  { what: 'Look back on your first month', from: 'clinic.manager', to: 'clinic.trainee', due: 20, about: 'onboarding' },
]

/** A batch: the same for every trainee of the program. */
const BATCH = 'Choose two dates for your site visit'
const BATCH_TO = ['trainee', 'trainee.ben', 'trainee.chloe', 'trainee.dev', 'trainee.elise', 'trainee.farid']

export const taskDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere({ executor }) {
    const { version } = await executor.load(taskAggregate, idOf(`batch-${BATCH_TO.at(-1)}`))
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
  },
}

const idOf = (key: string): string => derivedId('demonstration', key)

function assignable({ assignables }: Demonstration, key: string): Assignable {
  const found = assignables.get(key)
  if (!found) throw new Error(`nothing of the demonstration is called ${key}`)
  return found
}

async function fillTask(
  { services, people, attach, now }: Demonstration,
  task: DemoTask & { key: string; batchId?: string; linked: Assignable | null },
): Promise<void> {
  const [creator, assignee] = [personCalled(people, task.from), personCalled(people, task.to)]
  const taskId = idOf(task.key)
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
      zone: assignee.zone,
      published: startAt === null || startAt <= today,
      parentId: null,
      repeatedBy: null,
      batchId: task.batchId ?? null,
      ...link,
    },
  }
}
