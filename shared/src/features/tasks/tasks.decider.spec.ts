// The rules of tasks, as given, when, then.
import type { Role } from '../../access/roles'
import { initiallyOf, only } from '../../kernel/fields'
import { givenOf } from '../../kernel/given-when-then'
import { type CreateTask, type TaskCommand, taskDecider } from './tasks.decider'
import { type TaskEvent, taskEvents } from './tasks.events'
import { taskContent, taskRepetition } from './tasks.fields'
import type { TaskForm } from './tasks.form'

const given = givenOf(taskDecider)
const today = '2026-11-21'
const { sample } = taskEvents.definitions.TaskCreated
const assignee = { userId: '0192f0c0-0000-7000-8000-000000000011', positionId: '0192f0c0-0000-7000-8000-000000000012' }
const somebody = { userId: '0192f0c0-0000-7000-8000-000000000021', positionId: '0192f0c0-0000-7000-8000-000000000022' }
const instanceId = '0192f0c0-0000-7000-8000-000000000031'

type Created = typeof sample
const created = (more: Partial<Created> = {}): Extract<TaskEvent, { type: 'TaskCreated' }> => ({
  type: 'TaskCreated',
  data: { ...sample, assigneeId: assignee.userId, assigneePositionId: assignee.positionId, ...more },
})
const taskId = sample.taskId
const completed: TaskEvent = { type: 'TaskCompleted', data: { taskId, by: assignee } }
const dismissed: TaskEvent = { type: 'TaskDismissed', data: { taskId, by: assignee } }

const form: TaskForm = {
  ...initiallyOf(taskContent),
  ...initiallyOf(taskRepetition),
  description: 'Read the policy',
  publishLater: false,
  evaluation: false,
  assignableId: null,
}
const create = (more: Partial<TaskForm>): TaskCommand => ({
  type: 'CreateTask',
  data: created().data,
  form: { ...form, ...more },
  linked: null,
  assigneeRole: 'trainee',
  today,
})

describe('creating', () => {
  test('a good form creates the task, and creating it again changes nothing', () => {
    given().when(create({})).thenEmits(created())
    given(created()).when(create({})).thenNothing()
  })

  test('TASK-027 a general task needs a description', () => {
    expect(
      given()
        .when(create({ description: '' }))
        .thenRefused('task.description_required').field,
    ).toBe('description')
  })

  test('TASK-028 an evaluation task needs a form, and no description', () => {
    given()
      .when(create({ evaluation: true, description: '' }))
      .thenRefused('task.form_required')
    given()
      .when(create({ evaluation: true, description: '', assignableId: taskId }))
      .thenEmits(created())
  })

  test('TASK-029 an evaluation goes only to roles that submit its form; the refusal names role and form', () => {
    const evaluation = {
      type: 'Form',
      id: taskId,
      name: 'Mid-term',
      submitterRoles: ['trainee', 'coordinator'],
    } as const
    const evaluate = (assigneeRole: Role): TaskCommand => ({
      ...(create({ evaluation: true, description: '', assignableId: taskId }) as CreateTask),
      linked: evaluation,
      assigneeRole,
    })
    for (const role of ['trainee', 'coordinator', 'manager'] as const) given().when(evaluate(role)).thenEmits(created())
    given()
      .when(evaluate('supervisor'))
      .thenRefused('task.role_not_submitter', { role: 'supervisor', form: 'Mid-term' })
  })

  test('TASK-022 a task to be published in the future needs a start date', () => {
    expect(
      given()
        .when(create({ publishLater: true }))
        .thenRefused('task.start_required').field,
    ).toBe('start_at')
    given()
      .when(create({ publishLater: true, startAt: '2026-11-22' }))
      .thenEmits(created())
  })

  test('TASK-023 a due date in the past is refused, today is not past', () => {
    expect(
      given()
        .when(create({ dueDate: '2026-11-20' }))
        .thenRefused('task.due_in_past').field,
    ).toBe('due_date')
    given()
      .when(create({ dueDate: today }))
      .thenEmits(created())
  })

  test('a task is due no earlier than it starts', () => {
    given()
      .when(create({ startAt: '2026-12-02', dueDate: '2026-12-01' }))
      .thenRefused('task.due_before_start')
  })

  test('TASK-026 a repeating task needs days between, at least one', () => {
    for (const repeatDays of [null, 0, -1]) {
      given()
        .when(create({ repeatOn: 'complete', repeatDays }))
        .thenRefused('task.repeat_days_required')
    }
    given()
      .when(create({ repeatOn: 'complete', repeatDays: 1 }))
      .thenEmits(created())
  })

  test('TASK-025 repeating by schedule needs an end that is not past', () => {
    const schedule = { repeatOn: 'schedule', repeatDays: 7 } as const
    given()
      .when(create({ ...schedule, repeatUntil: null }))
      .thenRefused('task.repeat_until_required')
    given()
      .when(create({ ...schedule, repeatUntil: '2026-11-20' }))
      .thenRefused('task.repeat_until_past')
    given()
      .when(create({ ...schedule, repeatUntil: today }))
      .thenEmits(created())
  })
})

describe('closing', () => {
  const complete = (by = assignee): TaskCommand => ({ type: 'CompleteTask', by })
  const dismiss = (by = assignee): TaskCommand => ({ type: 'DismissTask', by })

  test('TASK-012 an incomplete task is completed or dismissed', () => {
    given(created()).when(complete()).thenEmits(completed)
    given(created()).when(dismiss()).thenEmits(dismissed)
  })

  test('TASK-013 only the assignee may, and only while it is incomplete', () => {
    expect(given(created()).when(complete(somebody)).thenRefused('task.not_assignee').kind).toBe('forbidden')
    expect(given(created(), dismissed).when(complete()).thenRefused('task.closed', { status: 'dismissed' }).kind).toBe(
      'conflict',
    )
    expect(given(created(), completed).when(dismiss()).thenRefused('task.closed', { status: 'complete' }).kind).toBe(
      'conflict',
    )
  })

  test('the same again changes nothing', () => {
    given(created(), completed).when(complete()).thenNothing()
    given(created(), dismissed).when(dismiss()).thenNothing()
  })

  test('TASK-017 before it is published only a self-created task can be closed', () => {
    given(created({ published: false, startAt: '2026-12-01' }))
      .when(complete())
      .thenRefused('task.not_published')
    given(created({ published: false, startAt: '2026-12-01', creator: assignee }))
      .when(complete())
      .thenEmits(completed)
  })
})

describe('reopening', () => {
  const reopen = (by = assignee): TaskCommand => ({ type: 'ReopenTask', by })
  const reopened: TaskEvent = { type: 'TaskReopened', data: { taskId, by: assignee } }
  const onCompletion = created({ repeatOn: 'complete', repeatDays: 7 })

  test('whoever completed or dismissed a task takes that back, and may close it again', () => {
    given(created(), completed).when(reopen()).thenEmits(reopened)
    given(created(), dismissed).when(reopen()).thenEmits(reopened)
    given(created(), dismissed, reopened).when({ type: 'CompleteTask', by: assignee }).thenEmits(completed)
  })

  test('what is open stays so', () => {
    given(created()).when(reopen()).thenNothing()
    given(created(), completed, reopened).when(reopen()).thenNothing()
  })

  test('nobody else does, and nothing that is gone comes back', () => {
    expect(given(created(), completed).when(reopen(somebody)).thenRefused('task.not_assignee').kind).toBe('forbidden')
    given(created(), completed, { type: 'TaskDeleted', data: { taskId } }).when(reopen()).thenRefused('not_found')
  })

  test('the completion that brought the next of a series about stays; dismissing brings none about', () => {
    expect(given(onCompletion, completed).when(reopen()).thenRefused('task.repeated').kind).toBe('conflict')
    given(onCompletion, dismissed).when(reopen()).thenEmits(reopened)
    given(created({ repeatOn: 'schedule', repeatDays: 7, repeatUntil: '2027-01-01', startAt: today }), completed)
      .when(reopen())
      .thenEmits(reopened)
  })
})

describe('reminding', () => {
  const now = '2026-11-21T12:00:00.000Z'
  const { creator: giver } = sample
  const by = giver ?? somebody
  const remind = (at = now, who = by): TaskCommand => ({ type: 'RemindTask', by: who, now: at })
  const reminded = (at: string): TaskEvent => ({ type: 'TaskReminded', data: { taskId, by, at } })

  test('whoever is to do it is reminded, and again after four hours, not before', () => {
    given(created()).when(remind()).thenEmits(reminded(now))
    given(created(), reminded('2026-11-21T08:00:01.000Z'))
      .when(remind())
      .thenRefused('task.reminded_lately', { hours: 4 })
    given(created(), reminded('2026-11-21T08:00:00.000Z')).when(remind()).thenEmits(reminded(now))
  })

  test('not of what is closed, not published yet, or one’s own', () => {
    expect(given(created(), completed).when(remind()).thenRefused('task.closed').kind).toBe('conflict')
    given(created({ published: false, startAt: '2026-12-01' }))
      .when(remind())
      .thenRefused('task.not_published')
    given(created({ creator: assignee }))
      .when(remind(now, somebody))
      .thenRefused('task.own')
    given(created()).when(remind(now, assignee)).thenRefused('task.own')
  })
})

describe('editing', () => {
  const edit = (changes: Extract<TaskCommand, { type: 'EditTask' }>['changes']): TaskCommand => ({
    type: 'EditTask',
    changes,
    today,
  })
  const edited = (more: object): TaskEvent => ({
    type: 'TaskEdited',
    data: {
      taskId,
      assigneeId: assignee.userId,
      ...only(taskContent, sample),
      ...more,
    },
  })

  test('TASK-024 a due date can be cleared and set', () => {
    given(created())
      .when(edit({ dueDate: null }))
      .thenEmits(edited({ dueDate: null }))
    given(created({ dueDate: null }))
      .when(edit({ dueDate: '2026-12-09' }))
      .thenEmits(edited({ dueDate: '2026-12-09' }))
    given(created())
      .when(edit({ dueDate: '2026-11-01' }))
      .thenRefused('task.due_in_past')
  })

  test('a due date that has passed since does not block another edit; the same values are no edit', () => {
    given(created({ dueDate: '2026-11-01' }))
      .when(edit({ description: 'New' }))
      .thenEmits(edited({ description: 'New', dueDate: '2026-11-01' }))
    given(created())
      .when(edit({ description: sample.description, dueDate: sample.dueDate }))
      .thenNothing()
  })

  test('TASK-019 neither the repeat choice nor its settings change', () => {
    const repeating = created({ repeatOn: 'schedule', repeatDays: 7, repeatUntil: '2027-01-01', startAt: today })
    for (const changes of [{ repeatOn: 'complete' as const }, { repeatDays: 8 }, { repeatUntil: null }]) {
      given(repeating).when(edit(changes)).thenRefused('task.repeat_fixed')
    }
    given(repeating)
      .when(edit({ repeatOn: 'schedule', repeatDays: 7, repeatUntil: '2027-01-01' }))
      .thenNothing()
  })

  test('TASK-020 the publish date of a repeated instance cannot be edited', () => {
    const instance = created({ parentId: instanceId, published: false, startAt: '2026-12-01' })
    given(instance)
      .when(edit({ startAt: '2026-12-02' }))
      .thenRefused('task.publish_date_fixed')
    given(created({ published: false, startAt: '2026-11-30', dueDate: null }))
      .when(edit({ startAt: '2026-12-02' }))
      .thenEmits(edited({ startAt: '2026-12-02', dueDate: null }))
  })

  test('what is due some days after it appears moves with the day of its appearing, unless it is given another day', () => {
    const series = { repeatOn: 'schedule', repeatDays: 7, repeatUntil: '2027-01-01', dueAfter: 3 } as const
    const waiting = created({ ...series, published: false, startAt: '2026-12-01', dueDate: '2026-12-04' })
    given(waiting)
      .when(edit({ startAt: '2026-12-08', dueDate: '2026-12-04' }))
      .thenEmits(edited({ startAt: '2026-12-08', dueDate: '2026-12-11' }))
    given(waiting)
      .when(edit({ startAt: '2026-12-08', dueDate: '2026-12-20' }))
      .thenEmits(edited({ startAt: '2026-12-08', dueDate: '2026-12-20' }))
  })

  test('what is published stays so, and what is closed is not edited', () => {
    given(created())
      .when(edit({ startAt: '2026-12-02' }))
      .thenRefused('task.already_published')
    given(created(), completed)
      .when(edit({ description: 'New' }))
      .thenRefused('task.closed')
  })
})

describe('deleting', () => {
  const remove: TaskCommand = { type: 'DeleteTask' }
  const repeated: TaskEvent = {
    type: 'TaskRepeated',
    data: { ...taskEvents.definitions.TaskRepeated.sample, instanceId },
  }

  test('TASK-041 a task outside a series is deleted, once', () => {
    given(created()).when(remove).thenEmits({ type: 'TaskDeleted', data: { taskId } })
    given(created(), { type: 'TaskDeleted', data: { taskId } }).when(remove).thenNothing()
  })

  test('TASK-033 delete is refused in a series', () => {
    given(created({ repeatOn: 'complete', repeatDays: 7 }), repeated)
      .when(remove)
      .thenRefused('task.in_series')
    given(created({ parentId: instanceId }))
      .when(remove)
      .thenRefused('task.in_series')
  })
})

describe('publishing', () => {
  const publish: TaskCommand = { type: 'PublishTask', today }

  test('TASK-016 a task is published on the day of its start, once, and not when it is closed', () => {
    const future = created({ published: false, startAt: today })
    given(future).when(publish).thenEmits({ type: 'TaskPublished', data: { taskId } })
    given(future, { type: 'TaskPublished', data: { taskId } }).when(publish).thenNothing()
    given(created({ published: false, startAt: '2026-11-22' }))
      .when(publish)
      .thenNothing()
    given(created()).when(publish).thenNothing()
  })
})

describe('repeating', () => {
  const repeat = (after = taskId, on = today): TaskCommand => ({ type: 'RepeatTask', instanceId, after, today: on })
  const bySchedule = created({
    repeatOn: 'schedule',
    repeatDays: 7,
    repeatUntil: '2026-12-01',
    startAt: '2026-11-14',
    dueDate: '2026-11-16',
  })
  const next = (more: object): TaskEvent => ({
    type: 'TaskRepeated',
    data: {
      taskId,
      instanceId,
      number: 2,
      startAt: today,
      dueDate: '2026-11-23',
      repeatedBy: taskId,
      published: true,
      ...more,
    },
  })

  test('TASK-018 by schedule the next instance starts its days after the latest, due as long after its start as before', () => {
    given(bySchedule).when(repeat()).thenEmits(next({}))
    given(bySchedule).when(repeat(taskId, '2026-11-20')).thenNothing()
  })

  test('TASK-018 on completion the next instance starts on that day', () => {
    given(created({ repeatOn: 'complete', repeatDays: 3, dueDate: null }))
      .when(repeat())
      .thenEmits(next({ dueDate: null }))
  })

  test('a due date that lies far back is not taken along before the start', () => {
    given(created({ repeatOn: 'complete', repeatDays: 1, dueDate: '2026-10-01' }))
      .when(repeat())
      .thenEmits(next({ dueDate: today }))
  })

  test('each instance is repeated once, a series ends, and a single task never repeats', () => {
    given(bySchedule, next({})).when(repeat()).thenNothing()
    given(bySchedule, next({ startAt: '2026-11-28' }))
      .when(repeat(instanceId, '2026-12-20'))
      .thenNothing()
    given(created()).when(repeat()).thenNothing()
  })
})

test('what does not exist is missing, and late clockwork finds nothing to do', () => {
  expect(given().when({ type: 'CompleteTask', by: assignee }).thenRefused('not_found').kind).toBe('missing')
  given().when({ type: 'PublishTask', today }).thenNothing()
})
