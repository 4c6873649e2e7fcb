// Tasks over the whole API.
import { history } from '@practicum/shared/features/audit/history.contract'
import { reopenTask } from '@practicum/shared/features/tasks/task-intents.contract'
import { setTaskStatus } from '@practicum/shared/features/tasks/task-status.contract'
import {
  commentOnTask,
  completeTask,
  createTask,
  createTaskBatch,
  deleteTask,
  editTask,
  getTask,
  listTasks,
} from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { foundProgram, type Member, type TestProgram } from './harness/program'
import { toldOf } from './harness/told'

let app: TestApp
let program: TestProgram
const today = dateIn('America/Los_Angeles', new Date())

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

async function handOut(from: Member, to: Member, more: object = {}): Promise<string> {
  const answer = await from.browser.do(createTask, {
    body: { description: 'Read the policy', assignee: to.picked, ...more },
  })
  expect(answer).toMatchObject({ status: 200 })
  await app.caughtUp()
  return answer.body.id
}

describe('handing out', () => {
  test('TASK-034 TASK-036 a task is in the assigned list of its assignee and the created list of its creator, at once', async () => {
    const { coordinator, trainee } = program
    const id = await handOut(coordinator, trainee)
    const created = await coordinator.browser.list<TaskSummary>(listTasks, { type: 'created' })
    const assigned = await trainee.browser.list<TaskSummary>(listTasks, { type: 'assigned' })
    expect(created.items.map(task => task.id)).toContain(id)
    expect(assigned.items.find(task => task.id === id)).toMatchObject({
      assignee: { id: trainee.userId, role_keyname: 'trainee', name: 'Ana Ruiz' },
      creator: { name: 'Clara Whitfield' },
      status: 'incomplete',
    })
  })

  test('TASK-037 TASK-004 a batch gives each assignee a task of their own and shows all of them', async () => {
    const { coordinator, trainee, otherTrainee } = program
    const assignees = [trainee.picked, otherTrainee.picked, trainee.picked]
    const answer = await coordinator.browser.do(createTaskBatch, { body: { description: 'Choose a date', assignees } })
    expect(answer.status).toBe(200)
    expect(answer.body.ids).toHaveLength(2)
    const one = await coordinator.browser.get(getTask, { params: { id: answer.body.ids[0] ?? '' } })
    expect(one.body.assignees.map(person => person.id).sort()).toEqual([trainee.userId, otherTrainee.userId].sort())
  })

  test('TASK-021 creating without an assignee is refused with usergroup.pick_required', async () => {
    const { browser } = program.coordinator
    expect(codesOf(await browser.do(createTask, { body: { description: 'For nobody' } }))).toEqual([
      'usergroup.pick_required',
    ])
    expect(codesOf(await browser.do(createTaskBatch, { body: { description: 'For nobody', assignees: [] } }))).toEqual([
      'usergroup.pick_required',
    ])
  })

  test('a person of another organization cannot be picked, and the answer does not tell whether they exist', async () => {
    const { coordinator, stranger } = program
    const body = { description: 'x', assignee: stranger.picked }
    const unknown = { description: 'x', assignee: { id: newId(), position_id: newId() } }
    const [foreign, none] = await Promise.all([
      coordinator.browser.do(createTask, { body }),
      coordinator.browser.do(createTask, { body: unknown }),
    ])
    expect(foreign.status).toBe(422)
    expect(foreign.body).toEqual(none.body)
  })

  test('the same Idempotency-Key makes one task, also in parallel; another body under it is refused', async () => {
    const { coordinator, trainee } = program
    const key = newId()
    const body = { description: `Once ${key}`, assignee: trainee.picked }
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => coordinator.browser.do(createTask, { body, key })),
    )
    expect(new Set(answers.map(answer => answer.body.id)).size).toBe(1)
    const { items } = await coordinator.browser.list<TaskSummary>(listTasks, { type: 'created', per_page: '100' })
    expect(items.filter(task => task.description === body.description)).toHaveLength(1)
    const other = await coordinator.browser.do(createTask, { body: { ...body, description: 'Twice' }, key })
    expect(codesOf(other)).toEqual(['key_reused'])
  })
})

describe('closing', () => {
  test('TASK-039 TASK-012 DASH-010 the assignee completes a task, and it leaves the list but stays in the history', async () => {
    const { coordinator, trainee } = program
    const id = await handOut(coordinator, trainee)
    const done = await trainee.browser.do(setTaskStatus, { params: { id }, body: { status: 'complete' } })
    expect(done).toMatchObject({ status: 200, body: { id, status: 'complete' } })
    const open = await trainee.browser.list<TaskSummary>(listTasks, { type: 'assigned', per_page: '100' })
    const all = await trainee.browser.list<TaskSummary>(listTasks, {
      type: 'assigned',
      per_page: '100',
      history: 'true',
    })
    expect(open.items.map(task => task.id)).not.toContain(id)
    expect(all.items.find(task => task.id === id)).toMatchObject({
      status: 'complete',
      completed_at: expect.any(String),
    })
  })

  test('TASK-035 with history all tasks are told, whatever their state, those given and those received', async () => {
    const { coordinator, trainee } = program
    const [open, done, declined] = [
      await handOut(coordinator, trainee),
      await handOut(coordinator, trainee),
      await handOut(coordinator, trainee),
    ]
    const { browser } = trainee
    const own = await browser.do(createTask, { body: { description: 'Mine', self: true } })
    await browser.do(setTaskStatus, { params: { id: done }, body: { status: 'complete' } })
    await browser.do(setTaskStatus, { params: { id: declined }, body: { status: 'dismissed' } })
    await app.caughtUp()
    const statuses = async (member: Member, query: Record<string, string>) => {
      const { items } = await member.browser.list<TaskSummary>(listTasks, { per_page: '100', ...query })
      const known = new Map(items.map(task => [task.id, task.status]))
      return [open, done, declined, own.body.id].map(id => known.get(id))
    }
    const all = ['incomplete', 'complete', 'dismissed', 'incomplete']
    expect(await statuses(trainee, { history: 'true' })).toEqual(all)
    expect(await statuses(coordinator, { history: 'true' })).toEqual([...all.slice(0, 3), undefined])
    expect(await statuses(trainee, {})).toEqual(['incomplete', undefined, undefined, 'incomplete'])
  })

  test('TASK-013 nobody but the assignee completes a task', async () => {
    const { coordinator, trainee, otherTrainee, stranger } = program
    const id = await handOut(coordinator, trainee)
    const status = { params: { id }, body: { status: 'complete' } } as const
    expect((await coordinator.browser.do(setTaskStatus, status)).status).toBe(403)
    expect((await otherTrainee.browser.do(setTaskStatus, status)).status).toBe(404)
    expect((await stranger.browser.do(setTaskStatus, status)).status).toBe(404)
  })

  test('completing twice changes nothing, dismissing afterwards is a conflict', async () => {
    const { coordinator, trainee } = program
    const id = await handOut(coordinator, trainee)
    const { browser } = trainee
    await browser.do(setTaskStatus, { params: { id }, body: { status: 'complete' } })
    expect((await browser.do(setTaskStatus, { params: { id }, body: { status: 'complete' } })).status).toBe(200)
    const dismissed = await browser.do(setTaskStatus, { params: { id }, body: { status: 'dismissed' } })
    expect(dismissed.status).toBe(409)
    expect(codesOf(dismissed)).toEqual(['task.closed'])
  })
})

describe('reopening', () => {
  const completed = async (more: object = {}): Promise<string> => {
    const { coordinator, trainee } = program
    const id = await handOut(coordinator, trainee, more)
    await trainee.browser.do(completeTask, { params: { id } })
    return id
  }
  const told = async (id: string): Promise<readonly (readonly [string, string | null])[]> => {
    await app.caughtUp()
    const { body } = await program.coordinator.browser.get(history, { params: { subject: 'task', id } })
    return body.entries.map(({ type, actor }) => [type, actor.name])
  }

  test('whoever completed a task takes that back: it is open again, which its history tells', async () => {
    const { trainee, coordinator } = program
    const id = await completed()
    const reopened = await trainee.browser.do(reopenTask, { params: { id } })
    expect(reopened).toMatchObject({ status: 200, body: { id, status: 'incomplete' } })
    await app.caughtUp()
    const read = await coordinator.browser.get(getTask, { params: { id } })
    expect(read.body).toMatchObject({ status: 'incomplete', completed_at: null })
    expect((await told(id)).map(([type]) => type)).toEqual(['TaskCreated', 'TaskCompleted', 'TaskReopened'])
    expect((await told(id)).at(-1)?.[1]).toBe('Ana Ruiz')
  })

  test('whoever was told that it is done is told that it is not', async () => {
    const { trainee, coordinator } = program
    const id = await completed()
    await trainee.browser.do(reopenTask, { params: { id } })
    expect(await toldOf(coordinator, id, 2)).toEqual([
      'Ana Ruiz completed: Read the policy',
      'Ana Ruiz reopened: Read the policy',
    ])
  })

  test('pressing twice, also at once, reopens it once; of a task that is open nothing changes', async () => {
    const { browser } = program.trainee
    const id = await completed()
    const answers = await Promise.all([1, 2, 3].map(() => browser.do(reopenTask, { params: { id } })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await told(id)).filter(([type]) => type === 'TaskReopened')).toHaveLength(1)
  })

  test('nobody else reopens it, and not one whose completion has begun the next of its series', async () => {
    const { coordinator, otherTrainee, trainee } = program
    const id = await completed()
    expect((await coordinator.browser.do(reopenTask, { params: { id } })).status).toBe(403)
    expect((await otherTrainee.browser.do(reopenTask, { params: { id } })).status).toBe(404)
    const repeating = await completed({ repeat_on: 'complete', repeat_days: 7 })
    const refused = await trainee.browser.do(reopenTask, { params: { id: repeating } })
    expect([refused.status, codesOf(refused)]).toEqual([409, ['task.repeated']])
  })
})

describe('what is seen', () => {
  test('TASK-016 TASK-017 DASH-008 a task that starts in the future is hidden from its assignee unless they made it', async () => {
    const { coordinator, trainee } = program
    const start_at = addDays(today, 3)
    const hidden = await handOut(coordinator, trainee, { start_at })
    const own = await trainee.browser.do(createTask, { body: { description: 'Mine', self: true, start_at } })
    const assigned = await trainee.browser.list<TaskSummary>(listTasks, { type: 'assigned', per_page: '100' })
    const ids = assigned.items.map(task => task.id)
    expect(ids).not.toContain(hidden)
    expect(ids).toContain(own.body.id)
    expect((await trainee.browser.get(getTask, { params: { id: hidden } })).status).toBe(404)
    expect((await coordinator.browser.get(getTask, { params: { id: hidden } })).body).toMatchObject({
      published: false,
      start_at,
    })
  })

  test('a stranger sees nothing, by list or by id', async () => {
    const { coordinator, trainee, stranger } = program
    const id = await handOut(coordinator, trainee)
    expect((await stranger.browser.get(getTask, { params: { id } })).status).toBe(404)
    expect((await stranger.browser.list(listTasks, { history: 'true' })).total).toBe(0)
  })

  test('TABLE-001 TABLE-002 TABLE-006 a search of several terms finds what matches all of them, by text or by name', async () => {
    const { coordinator, trainee } = program
    const id = await handOut(coordinator, trainee, { description: 'Zebra crossing vignette' })
    const found = await coordinator.browser.list<TaskSummary>(listTasks, { type: 'created', search: 'zeb, ruiz' })
    expect(found).toMatchObject({ total: 1, items: [{ id }] })
    expect((await coordinator.browser.list(listTasks, { type: 'created', search: 'zeb, castellan' })).total).toBe(0)
  })
})

describe('changing', () => {
  test('TASK-038 TASK-024 the creator edits text and clears the due date; a stale version is a conflict that names both', async () => {
    const { coordinator, trainee } = program
    const id = await handOut(coordinator, trainee, { due_date: addDays(today, 2) })
    const edit = { params: { id }, body: { description: 'Read it again', due_date: null, version: 0 } }
    expect((await coordinator.browser.do(editTask, edit)).body).toEqual({ id, version: 1 })
    expect((await coordinator.browser.get(getTask, { params: { id } })).body).toMatchObject({
      description: 'Read it again',
      due_date: null,
    })
    const stale = await coordinator.browser.do(editTask, { params: { id }, body: { description: 'Other', version: 0 } })
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ errors: [{ code: 'version_conflict', data: { expected: 0, actual: 1 } }] })
  })

  test('TASK-041 the creator deletes a task, the assignee may not', async () => {
    const { coordinator, trainee } = program
    const id = await handOut(coordinator, trainee)
    expect((await trainee.browser.do(deleteTask, { params: { id } })).status).toBe(403)
    expect((await coordinator.browser.do(deleteTask, { params: { id } })).status).toBe(200)
    expect((await coordinator.browser.get(getTask, { params: { id } })).status).toBe(404)
    expect((await coordinator.browser.do(deleteTask, { params: { id } })).status).toBe(404)
  })

  test('those who see a task talk about it', async () => {
    const { coordinator, trainee, otherTrainee } = program
    const id = await handOut(coordinator, trainee)
    await trainee.browser.do(commentOnTask, { params: { id }, body: { body: 'On Friday?' } })
    expect((await otherTrainee.browser.do(commentOnTask, { params: { id }, body: { body: 'Me too' } })).status).toBe(
      404,
    )
    await app.caughtUp()
    const { body } = await coordinator.browser.get(getTask, { params: { id } })
    expect(body.comments).toMatchObject([{ body: 'On Friday?', author: { name: 'Ana Ruiz' } }])
  })
})
