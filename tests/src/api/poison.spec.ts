// An event that a read model cannot take in, in the whole product: that one thing is out of date and says so, and nobody waits for anything.
import { getEvent, listEvents } from '@practicum/shared/features/audit/audit.contract'
import { adminDashboard } from '@practicum/shared/features/dashboards/dashboards.contract'
import { commentOnTask, createTask, getTask, listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import { taskEvents } from '@practicum/shared/features/tasks/tasks.events'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { eventually } from './harness/eventually'
import { foundProgram, type TestProgram } from './harness/program'
import { runSchedule } from './harness/schedules'

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterAll(() => app.close())

/** Past the codec, as a defect of an upcast would show it. */
async function unreadable(taskId: string, type: 'TaskCreated' | 'TaskEdited', startAt = 'no day'): Promise<void> {
  const { version, sample } = taskEvents.definitions[type]
  const metadata = {
    version,
    actor: { userId: 'system' },
    commandId: newId(),
    correlationId: newId(),
    occurredAt: new Date().toISOString(),
  }
  await app.practicum.store.append(
    `task-${taskId}`,
    [{ id: newId(), type, data: { ...sample, taskId, startAt, due: 'a secret' }, metadata }],
    'any',
  )
  await app.caughtUp()
}

const outdated = ({ headers }: { readonly headers: Headers }): string | null => headers.get('x-out-of-date')

interface Ready {
  readonly ready: boolean
  readonly stalled: readonly string[]
  readonly parked: readonly { readonly name: string; readonly rows: number; readonly events: number }[]
}
const ready = async (): Promise<Ready> => (await app.visitor().send('GET', '/health/ready')).body as Ready

test('the thing says that it is out of date, and everything else is read and written as ever', async () => {
  const { coordinator, admin } = program
  const make = async (description: string): Promise<string> =>
    (await coordinator.browser.do(createTask, { body: { description, self: true } })).body.id
  const [sick, well] = [await make('Call the site'), await make('Write the report')]
  const { rows = 0, events = 0 } = (await ready()).parked[0] ?? {}
  await unreadable(sick, 'TaskEdited')
  expect(await ready()).toEqual({
    ready: true,
    stalled: [],
    parked: [{ name: 'task', rows: rows + 1, events: events + 1, since: expect.any(String) }],
  })

  // Others, and other things of the same person: nothing waits.
  await coordinator.browser.do(commentOnTask, { params: { id: well }, body: { body: 'Done by Friday' } })
  const other = await coordinator.browser.get(getTask, { params: { id: well } })
  expect([other.status, outdated(other)]).toEqual([200, null])

  // The thing itself, as it was; a second later at the latest it says so.
  const shown = await eventually(
    () => coordinator.browser.get(getTask, { params: { id: sick } }),
    answer => outdated(answer) !== null,
  )
  expect([shown.status, shown.body.description, outdated(shown)]).toEqual([200, 'Call the site', sick])
  const list = await coordinator.browser.send('GET', listTasks.path)
  expect([list.status, outdated(list)]).toEqual([200, sick])

  // That it happened is told by the explorer, without what cannot be read.
  const explored = await admin.browser.list<{ id: string }>(listEvents, { stream: `task-${sick}`, type: 'TaskEdited' })
  const told = await admin.browser.get(getEvent, { params: { id: explored.items[0]?.id ?? '' } })
  expect([told.status, told.body.data]).toEqual([200, {}])

  // Who watches.
  const metrics = String((await app.visitor().send('GET', '/metrics')).body)
  expect(metrics).toMatch(new RegExp(`^practicum_projection_parked\\{projection="task"\\} ${rows + 1}$`, 'm'))
  expect(metrics).not.toContain('practicum_projection_stalled{')
  const { projections } = (await admin.browser.get(adminDashboard)).body
  expect(projections.find(({ name }) => name === 'task')).toMatchObject({ lag_events: 0, outdated_rows: rows + 1 })
})

test('a thing of which nothing can be shown yet is not called missing', async () => {
  const { coordinator } = program
  const taskId = newId()
  await unreadable(taskId, 'TaskCreated')
  const { status, body, headers } = await coordinator.browser.send('GET', `/api/tasks/${taskId}`)
  expect([status, headers.get('retry-after')]).toEqual([503, '60'])
  expect(body).toMatchObject({ errors: [{ code: 'set_aside' }] })
  const missing = await coordinator.browser.get(getTask, { params: { id: newId() } })
  expect(missing.status).toBe(404)
})

test('a task that cannot be read keeps no other from being published or repeated', async () => {
  const { coordinator, trainee } = program
  const today = dateIn('America/Los_Angeles', new Date())
  const handOut = async (more: object): Promise<string> => {
    const body = { description: 'Weekly reflection', assignee: trainee.picked, ...more }
    return (await coordinator.browser.do(createTask, { body })).body.id
  }
  const shown = async (id: string) => (await coordinator.browser.get(getTask, { params: { id } })).body
  const [broken, later] = [
    await handOut({ start_at: addDays(today, 1) }),
    await handOut({ start_at: addDays(today, 2) }),
  ]
  const series = await handOut({ repeat_on: 'schedule', repeat_days: 1, repeat_until: addDays(today, 15) })
  // What is due is looked up in the read models.
  await app.caughtUp()
  const { store } = app.practicum
  const unknown = { id: newId(), type: 'TaskFolded', data: {}, metadata: { version: 1 } }
  await store.append(`task-${broken}`, [unknown], 'any')
  await app.caughtUp()
  await expect(runSchedule(app, 'tasks', new Date(Date.now() + 3 * 86_400_000))).rejects.toThrow(
    /^1 of \d+ failed: .*newer than the code/,
  )
  // The read model stands still until it has set the task aside: nothing says at once that it is through.
  await eventually(
    () => Promise.all([shown(later), shown(series)]),
    ([one, repeating]) => one.published && repeating.children.length > 0,
  )
})
