// A load set: one large program whose tasks go straight into the log, through the same codec as every command's events.
import { systemContext } from '@practicum/command-service/execution/context'
import type { CommandServices } from '@practicum/command-service/execution/ports'
import { organizationAggregate } from '@practicum/command-service/features/people/people.aggregates'
import { assignPosition, registerUser } from '@practicum/command-service/features/people/people.registration'
import type { Foundations } from '@practicum/runtime/composition/foundations'
import { DEMO_PASSWORD } from '@practicum/runtime/demonstration/people'
import type { Role } from '@practicum/shared/access/roles'
import { room } from '@practicum/shared/access/rooms'
import { taskContent, taskRepetition } from '@practicum/shared/features/tasks/tasks.fields'
import { addDays } from '@practicum/shared/kernel/dates'
import { initiallyOf } from '@practicum/shared/kernel/fields'
import { derivedId, newId } from '@practicum/shared/kernel/ids'
import { isRefusal } from '@practicum/shared/kernel/refusal'

export interface LoadPerson {
  readonly userId: string
  readonly positionId: string
  readonly email: string
}

export interface LoadSet {
  readonly organizationId: string
  readonly coordinator: LoadPerson
  readonly faculty: readonly LoadPerson[]
  readonly trainees: readonly LoadPerson[]
}

const FACULTY = 100
const TRAINEES = 1000
const ZONE = 'America/Los_Angeles'
const IN_FLIGHT = 4000

/** People who are created once and found again by later runs; coordinator, first faculty member and first trainee can sign in. */
export async function loadPeople(services: CommandServices, now: Date): Promise<LoadSet> {
  const organizationId = derivedId('load', 'organization')
  const founded = {
    type: 'FoundOrganization' as const,
    organizationId,
    name: 'Load Program',
    kind: 'academic' as const,
    zone: ZONE,
    accent: null,
    words: {},
    settings: {
      allowTraineeCodePurchase: false,
      requireTraineeInsurance: false,
      showWelcome: false,
      enableStrongerPasswords: false,
    },
  }
  const context = systemContext('load-organization', now, organizationId)
  await services.executor.execute(organizationAggregate, organizationId, { command: () => founded }, context)
  const many = (role: Role, count: number): Promise<readonly LoadPerson[]> =>
    inSequence(
      Array.from({ length: count }, (_, index) => () => loadPerson(services, { role, index, organizationId, now })),
    )
  const [coordinator] = await many('coordinator', 1)
  if (!coordinator) throw new Error('nobody coordinates')
  return {
    organizationId,
    coordinator,
    faculty: await many('faculty', FACULTY),
    trainees: await many('trainee', TRAINEES),
  }
}

interface NewPerson {
  readonly role: Role
  readonly index: number
  readonly organizationId: string
  readonly now: Date
}

async function loadPerson(
  services: CommandServices,
  { role, index, organizationId, now }: NewPerson,
): Promise<LoadPerson> {
  const key = `load-${role}-${index}`
  const email = `${role}.${index}@load.practicum.test`
  const password = index === 0 ? DEMO_PASSWORD : undefined
  const person = {
    email,
    firstName: capital(role),
    lastName: `Number ${index + 1}`,
    zone: ZONE,
    status: 'active' as const,
    password,
  }
  const userId = await registerUser(services, person, systemContext(key, now, organizationId))
  if (isRefusal(userId)) throw new Error(userId.code)
  const position = { role, organizationId, liveSessionsAllowed: true, accountLimited: false }
  const assigned = await assignPosition(
    services,
    userId,
    position,
    systemContext(`${key}-position`, now, organizationId),
  )
  if (isRefusal(assigned)) throw new Error(assigned.code)
  return { userId, positionId: assigned.positionId, email }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

async function inSequence<T>(work: readonly (() => Promise<T>)[]): Promise<readonly T[]> {
  const done: T[] = []
  for (const step of work) done.push(await step())
  return done
}

const WORDS = [
  'reflection',
  'vignette',
  'consent',
  'supervision',
  'policy',
  'recording',
  'assessment',
  'notes',
  'goals',
  'hours',
  'intake',
  'ethics',
]

/** Appends `count` tasks, as many at once as the log takes well. `progress` hears how many are acknowledged. */
export async function loadTasks(
  { store, codec }: Pick<Foundations, 'store' | 'codec'>,
  set: LoadSet,
  options: LoadTasksOptions,
): Promise<void> {
  const { count, progress } = options
  for (let from = 0; from < count; from += IN_FLIGHT) {
    const size = Math.min(IN_FLIGHT, count - from)
    await Promise.all(
      Array.from({ length: size }, async (_, offset) => {
        const { stream, drafts } = newTask(set, from + offset, options)
        await store.append(stream, await codec.encode(stream, drafts), 'none')
      }),
    )
    progress(from + size)
  }
}

export interface LoadTasksOptions {
  readonly count: number
  readonly today: string
  readonly now: Date
  readonly progress: (done: number) => void
}

function newTask(set: LoadSet, number: number, { today, now }: LoadTasksOptions) {
  const taskId = newId()
  const assignee = assigneeOf(set, number)
  const creator = pick(set.faculty, Math.floor(number / 7))
  const commandId = `load-${taskId}`
  const data = {
    taskId,
    organizationId: set.organizationId,
    creator: { userId: creator.userId, positionId: creator.positionId },
    assigneeId: assignee.userId,
    assigneePositionId: assignee.positionId,
    ...initiallyOf(taskContent),
    ...initiallyOf(taskRepetition),
    description: `Task ${number}: ${pick(WORDS, number + Math.floor(number / 1000))} and ${pick(WORDS, Math.floor(number / 5))}`,
    dueDate: addDays(today, (number * 37) % 365),
    zone: ZONE,
    published: true,
    parentId: null,
    repeatedBy: null,
    batchId: null,
    assignableType: null,
    assignableId: null,
  }
  const meta = {
    actor: { userId: creator.userId, positionId: creator.positionId },
    organizationId: set.organizationId,
    commandId,
    correlationId: commandId,
    occurredAt: new Date(now.getTime() - ((number * 7919) % 10_000_000) * 1000).toISOString(),
    audience: [room.position(assignee.positionId), room.position(creator.positionId)],
  }
  return { stream: `task-${taskId}`, drafts: [{ id: newId(), event: { type: 'TaskCreated', data }, meta }] }
}

/** The first three trainees have a tenth, a hundredth and a thousandth of the tasks; the others share the rest evenly. */
export const MANY = [
  { oneIn: 10, at: 3 },
  { oneIn: 100, at: 4 },
  { oneIn: 1000, at: 5 },
] as const

function assigneeOf({ trainees }: LoadSet, number: number): LoadPerson {
  const busy = MANY.findIndex(({ oneIn, at }) => number % oneIn === at)
  return busy < 0 ? pick(trainees.slice(MANY.length), number) : pick(trainees, busy)
}

function pick<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}
