// The rules of giving a task to somebody else, and of the places in a batch.
import { fold } from '../../kernel/decider'
import { givenOf } from '../../kernel/given-when-then'
import { placeDecider, type TakePlace } from './place.decider'
import { batchTaskId, type PlaceEvent, placeId } from './place.events'
import { type ReassignTask, taskDecider } from './tasks.decider'
import { type TaskEvent, taskEvents } from './tasks.events'
import { isShownToAssignee, type Task } from './tasks.state'

const given = givenOf(taskDecider)
const { sample } = taskEvents.definitions.TaskCreated
const { taskId } = sample
const person = (digit: number) => ({
  userId: `0192f0c0-0000-7000-8000-0000000000${digit}1`,
  positionId: `0192f0c0-0000-7000-8000-0000000000${digit}2`,
})
const [ana, ben] = [person(1), person(2)]
const created = (more: Partial<typeof sample> = {}): TaskEvent => ({
  type: 'TaskCreated',
  data: { ...sample, assigneeId: ana.userId, assigneePositionId: ana.positionId, ...more },
})
const reassign = (to = ben, more: Partial<ReassignTask> = {}): ReassignTask => ({
  type: 'ReassignTask',
  to: { ...to, role: 'trainee', zone: 'Europe/Madrid' },
  linked: null,
  ...more,
})
const reassigned = (from = ana, to = ben): TaskEvent => ({
  type: 'TaskReassigned',
  data: {
    taskId,
    formerId: from.userId,
    formerPositionId: from.positionId,
    assigneeId: to.userId,
    assigneePositionId: to.positionId,
    description: sample.description,
    zone: 'Europe/Madrid',
  },
})

test('a task is given to somebody else, with its words and in their zone', () => {
  given(created()).when(reassign()).thenEmits(reassigned())
})

test('it says what it says now, not what it said first', () => {
  const edited: TaskEvent = {
    type: 'TaskEdited',
    data: { taskId, assigneeId: ana.userId, description: 'Read the new one', startAt: null, dueDate: null },
  }
  const { data } = reassigned() as Extract<TaskEvent, { type: 'TaskReassigned' }>
  given(created(), edited)
    .when(reassign())
    .thenEmits({ type: 'TaskReassigned', data: { ...data, description: 'Read the new one' } })
})

test('it is given back, but not to whoever has it', () => {
  given(created(), reassigned()).when(reassign(ana)).thenEmits(reassigned(ben, ana))
  const refused = given(created(), reassigned()).when(reassign()).thenRefused('task.same_assignee')
  expect(refused.field).toBe('assignee')
})

test('what is done, dismissed, gone or never was is given to nobody', () => {
  for (const [type, status] of [
    ['TaskCompleted', 'complete'],
    ['TaskDismissed', 'dismissed'],
  ] as const) {
    const closed: TaskEvent = { type, data: { taskId, by: ana } }
    expect(given(created(), closed).when(reassign()).thenRefused('task.closed', { status }).kind).toBe('conflict')
  }
  given(created(), { type: 'TaskDeleted', data: { taskId } }).when(reassign()).thenRefused('not_found')
  given().when(reassign()).thenRefused('not_found')
})

test('an evaluation goes only to those who may submit its form', () => {
  const linked = { type: 'Form', id: taskId, name: 'Mid-term', submitterRoles: ['supervisor'] } as const
  const refused = given(created()).when(reassign(ben, { linked })).thenRefused('task.role_not_submitter')
  expect(refused.field).toBe('assignee')
  const supervisor = { ...reassign().to, role: 'supervisor' as const }
  given(created())
    .when(reassign(ben, { linked, to: supervisor }))
    .thenEmits(reassigned())
})

test('from then on it is theirs to close and to be reminded of, and no longer that of whoever had it', () => {
  const past = [created({ creator: person(3) }), reassigned()]
  given(...past)
    .when({ type: 'CompleteTask', by: ana })
    .thenRefused('task.not_assignee')
  given(...past)
    .when({ type: 'CompleteTask', by: ben })
    .thenEmits({ type: 'TaskCompleted', data: { taskId, by: ben } })
})

test('whoever is given it can be reminded at once', () => {
  const now = '2026-11-21T12:00:00.000Z'
  const reminded: TaskEvent = { type: 'TaskReminded', data: { taskId, by: person(3), at: now } }
  given(created({ creator: person(3) }), reminded, reassigned())
    .when({ type: 'RemindTask', by: person(3), now })
    .thenEmits(reminded)
})

test('whoever is given somebody’s to-do before its day does not see it until then', () => {
  const own = created({ creator: ana, published: false, startAt: '2040-01-01' })
  const shown = (...past: readonly TaskEvent[]) =>
    isShownToAssignee(fold(taskDecider, taskDecider.initialState(), past) as Task)
  expect([shown(own), shown(own, reassigned())]).toEqual([true, false])
})

describe('a place in a batch', () => {
  const place = givenOf(placeDecider)
  const taken = (of: string, atRevision: number): PlaceEvent => ({
    type: 'TaskPlaceTaken',
    data: { taskId: of, atRevision },
  })
  const take = (of: string, atRevision: number, left: TakePlace['left'] = null): TakePlace => ({
    taskId: of,
    atRevision,
    left,
  })
  const [one, other] = [taskId, ana.userId]

  test('is taken once, and again where the task is given to the person again', () => {
    place().when(take(one, 1)).thenEmits(taken(one, 1))
    place(taken(one, 1)).when(take(one, 1)).thenNothing()
    place(taken(one, 1)).when(take(one, 3)).thenEmits(taken(one, 3))
  })

  test('is not had by two tasks', () => {
    const refused = place(taken(one, 1)).when(take(other, 1)).thenRefused('task.has_already')
    expect(refused.field).toBe('assignee')
  })

  test('is taken over from a task that is somebody else’s since, not from one that is about to be given', () => {
    place(taken(one, 2))
      .when(take(other, 1, { taskId: one, atRevision: 3 }))
      .thenEmits(taken(other, 1))
    place(taken(one, 2))
      .when(take(other, 1, { taskId: one, atRevision: 1 }))
      .thenRefused('task.has_already')
    place(taken(one, 2))
      .when(take(other, 1, { taskId: ben.userId, atRevision: 9 }))
      .thenRefused('task.has_already')
  })

  test('is of one batch and one position', () => {
    const ids = [placeId(one, other), placeId(other, one), batchTaskId(one, other), batchTaskId(other, one)]
    expect(new Set(ids).size).toBe(4)
  })
})
