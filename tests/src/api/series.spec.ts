// Series of tasks over the whole product: repeated on completion by a reaction, by schedule and published by the clock.
import { history } from '@practicum/shared/features/audit/history.contract'
import { recentNotifications } from '@practicum/shared/features/notifications/notifications.contract'
import { setTaskStatus } from '@practicum/shared/features/tasks/task-status.contract'
import { createTask, deleteTask, editTask, getTask, listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import type { TaskSummary } from '@practicum/shared/features/tasks/tasks.views'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { eventually } from './harness/eventually'
import { foundProgram, type TestProgram } from './harness/program'
import { runSchedule } from './harness/schedules'

let app: TestApp
let program: TestProgram
const today = dateIn('America/Los_Angeles', new Date())
const daysFromNow = (days: number): Date => new Date(Date.now() + days * 86_400_000)

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

async function handOut(more: object): Promise<string> {
  const { coordinator, trainee } = program
  const body = { description: 'Weekly reflection', assignee: trainee.picked, ...more }
  const answer = await coordinator.browser.do(createTask, { body })
  expect(answer).toMatchObject({ status: 200 })
  await app.caughtUp()
  return answer.body.id
}

/** What the clock would do at that time. */
async function tick(now: Date): Promise<void> {
  // What is due is looked up in the read models.
  await app.caughtUp()
  await runSchedule(app, 'tasks', now)
  await app.caughtUp()
}

const seriesOf = async (id: string) => (await program.coordinator.browser.get(getTask, { params: { id } })).body

test('TASK-018 TASK-002 a task that repeats on completion brings its next instance about when it is completed, once', async () => {
  const id = await handOut({ repeat_on: 'complete', repeat_days: 7, due_date: addDays(today, 2) })
  await program.trainee.browser.do(setTaskStatus, { params: { id }, body: { status: 'complete' } })
  const first = await eventually(
    () => seriesOf(id),
    task => task.children.length === 1,
  )
  expect(first).toMatchObject({
    tasks_in_series_count: 2,
    children_count: 1,
    latest_instance_id: first.children[0]?.id,
  })
  const { entries } = (await program.trainee.browser.get(history, { params: { subject: 'task', id } })).body
  const told = entries.find(({ type }) => type === 'TaskRepeated')?.changes
  expect(told?.map(({ field }) => field)).toEqual(['number', 'startAt', 'dueDate'])
  const child = await seriesOf(first.children[0]?.id ?? '')
  expect(child).toMatchObject({
    parent_id: id,
    repeated_by: id,
    due_date: addDays(today, 9),
    published: true,
    tasks_in_series_count: 2,
    description: 'Weekly reflection',
  })
})

test('each of a series without a due day is due so many days after it appears, the first of them too', async () => {
  const id = await handOut({ repeat_on: 'complete', repeat_days: 7, due_after: 3 })
  expect(await seriesOf(id)).toMatchObject({ due_date: addDays(today, 3), due_after: 3 })
  await program.coordinator.browser.do(editTask, { params: { id }, body: { due_date: addDays(today, 20) } })
  await program.trainee.browser.do(setTaskStatus, { params: { id }, body: { status: 'complete' } })
  const { children } = await eventually(
    () => seriesOf(id),
    task => task.children.length === 1,
  )
  expect(children).toMatchObject([{ start_at: today, due_date: addDays(today, 3) }])
  const body = { repeat_on: 'complete', repeat_days: 7, due_after: 3, due_date: addDays(today, 3) } as const
  const { coordinator, trainee } = program
  const twice = { description: 'Twice', assignee: trainee.picked, ...body }
  expect(codesOf(await coordinator.browser.do(createTask, { body: twice }))).toEqual(['task.due_twice'])
})

test('TASK-033 delete is refused in a series, for its first task and for an instance', async () => {
  const id = await handOut({ repeat_on: 'complete', repeat_days: 1 })
  await program.trainee.browser.do(setTaskStatus, { params: { id }, body: { status: 'complete' } })
  const { children } = await eventually(
    () => seriesOf(id),
    task => task.children.length === 1,
  )
  for (const member of [id, children[0]?.id ?? '']) {
    const refused = await program.coordinator.browser.do(deleteTask, { params: { id: member } })
    expect(refused.status).toBe(422)
    expect(refused.body).toMatchObject({
      errors: [{ code: 'task.in_series', message: 'cannot delete task in series' }],
    })
  }
})

test('TASK-019 TASK-020 repeat settings are fixed, and so is the publish date of an instance', async () => {
  const id = await handOut({ repeat_on: 'complete', repeat_days: 3 })
  const { browser } = program.coordinator
  expect(codesOf(await browser.do(editTask, { params: { id }, body: { repeat_days: 4 } }))).toEqual([
    'task.repeat_fixed',
  ])
  await program.trainee.browser.do(setTaskStatus, { params: { id }, body: { status: 'complete' } })
  const { children } = await eventually(
    () => seriesOf(id),
    task => task.children.length === 1,
  )
  const moved = await browser.do(editTask, {
    params: { id: children[0]?.id ?? '' },
    body: { start_at: addDays(today, 5) },
  })
  expect(codesOf(moved)).toEqual(['task.publish_date_fixed'])
})

test('TASK-025 TASK-026 by schedule an instance comes every few days until the end, whoever runs the clock and however often', async () => {
  const id = await handOut({ repeat_on: 'schedule', repeat_days: 7, repeat_until: addDays(today, 15) })
  await tick(daysFromNow(3))
  expect((await seriesOf(id)).children).toHaveLength(0)
  await Promise.all([tick(daysFromNow(8)), tick(daysFromNow(8))])
  await eventually(
    () => seriesOf(id),
    task => task.children.length === 1,
  )
  await tick(daysFromNow(15))
  const series = await eventually(
    () => seriesOf(id),
    task => task.children.length === 2,
  )
  await tick(daysFromNow(40))
  expect(series.children.map(child => child.start_at)).toEqual([addDays(today, 7), addDays(today, 14)])
  expect((await seriesOf(id)).tasks_in_series_count).toBe(3)
})

test('TASK-016 the day of its start publishes a task, and only then its assignee is told', async () => {
  const start_at = addDays(today, 4)
  const id = await handOut({ description: 'Opens later', start_at })
  await tick(daysFromNow(1))
  expect((await program.trainee.browser.get(getTask, { params: { id } })).status).toBe(404)
  await tick(daysFromNow(5))
  const listed = await program.trainee.browser.list<TaskSummary>(listTasks, { type: 'assigned', per_page: '100' })
  expect(listed.items.find(task => task.id === id)).toMatchObject({ published: true })
  const recent = await eventually(
    async () => (await program.trainee.browser.get(recentNotifications)).body,
    ({ data }) => data.some(({ message }) => message.endsWith('Opens later')),
  )
  expect(recent.data.find(({ message }) => message.endsWith('Opens later'))).toMatchObject({
    message: 'The system gave you a task: Opens later',
  })
})
