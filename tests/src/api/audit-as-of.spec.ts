// Things as they were: folded from their own events by the code that keeps the read models, for whoever sees them now.
import { rowAfter } from '@practicum/projections/runner/as-of'
import { allProjections } from '@practicum/runtime/composition/read-side'
import { type AsOf, asOf, history } from '@practicum/shared/features/audit/history.contract'
import { createMeeting } from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import { setTaskStatus } from '@practicum/shared/features/tasks/task-status.contract'
import { commentOnTask, createTask, deleteTask, editTask } from '@practicum/shared/features/tasks/tasks.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { newPlacement } from './harness/placing'
import { foundProgram, type Member, type TestProgram } from './harness/program'
import { SiteCalls } from './harness/sites'

let app: TestApp
let program: TestProgram
let taskId: string

beforeAll(async () => {
  app = await startApp()
  program = await foundProgram(app)
  const { coordinator, trainee } = program
  const params = { id: '' }
  const body = { description: 'First words', assignee: trainee.picked }
  taskId = params.id = (await coordinator.browser.do(createTask, { body })).body.id
  await coordinator.browser.do(editTask, { params, body: { description: 'Second words', due_date: '2030-01-02' } })
  await trainee.browser.do(commentOnTask, { params, body: { body: 'A remark' } })
  await trainee.browser.do(setTaskStatus, { params, body: { status: 'complete' } })
  await app.caughtUp()
})
afterAll(() => app.close())

const then = ({ browser }: Member, subject: string, id: string, query: Readonly<Record<string, string>>) =>
  browser.get(asOf, { params: { subject, id }, query })

const field = ({ fields }: AsOf, name: string): unknown => fields.find(one => one.field === name)?.value

test('each point of a history shows the state that it left behind', async () => {
  const at = async (revision: number) => (await then(program.trainee, 'task', taskId, { revision: `${revision}` })).body
  const states = await Promise.all([0, 1, 2, 3].map(at))
  expect(states.map(state => field(state, 'description'))).toEqual([
    'First words',
    'Second words',
    'Second words',
    'Second words',
  ])
  expect(states.map(state => field(state, 'due_date'))).toEqual([null, '2030-01-02', '2030-01-02', '2030-01-02'])
  expect(states.map(state => field(state, 'task_status'))).toEqual([...Array(3).fill('incomplete'), 'complete'])
  expect(states.map(state => (field(state, 'comments') as unknown[]).length)).toEqual([0, 0, 1, 1])
  expect(states.map(({ revision }) => revision)).toEqual([0, 1, 2, 3])
})

test('an instant shows what had happened by then, and before the first event nothing', async () => {
  const { coordinator } = program
  const { entries } = (await coordinator.browser.get(history, { params: { subject: 'task', id: taskId } })).body
  const second = await then(coordinator, 'task', taskId, { at: entries[1]?.occurred_at ?? '' })
  expect(second.body).toMatchObject({ exists: true, occurred_at: entries[1]?.occurred_at })
  expect(field(second.body, 'description')).toBe('Second words')
  const before = await then(coordinator, 'task', taskId, { at: '2001-01-01T00:00:00.000Z' })
  expect(before.body).toEqual({ revision: null, occurred_at: null, exists: false, fields: [] })
  const future = await then(coordinator, 'task', taskId, { at: '2100-01-01T00:00:00.000Z' })
  expect(future.body.revision).toBe(entries.at(-1)?.revision)
})

test('people are told by name, and no id is told at all', async () => {
  const { body } = await then(program.trainee, 'task', taskId, { revision: '3' })
  expect([field(body, 'assignee'), field(body, 'creator')]).toEqual(['Ana Ruiz', 'Clara Whitfield'])
  expect(field(body, 'comments')).toEqual([{ author: 'Ana Ruiz', body: 'A remark', at: expect.any(String) }])
  expect(JSON.stringify(body)).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/)
})

test('who does not see a thing now is not shown its past, nor what it held back from them', async () => {
  const { stranger, otherTrainee, supervisor, trainee } = program
  for (const member of [stranger, otherTrainee])
    expect((await then(member, 'task', taskId, { revision: '0' })).status).toBe(404)
  expect((await then(trainee, 'user', otherTrainee.userId, { revision: '0' })).status).toBe(404)
  const start_at = new Date(Date.now() + 3_600_000).toISOString()
  const users = [trainee.picked]
  const body = {
    title: 'Visit',
    schedule_type: 2 as const,
    start_at,
    duration: 30,
    users,
    guest_emails: ['g@site.test'],
  }
  const { id } = (await supervisor.browser.do(createMeeting, { body })).body
  await app.caughtUp()
  const told = async (member: Member) => (await then(member, 'meeting', id, { revision: '0' })).body
  expect(field(await told(supervisor), 'guest_emails')).toEqual(['g@site.test'])
  expect(field(await told(trainee), 'title')).toBe('Visit')
  expect(JSON.stringify(await told(trainee))).not.toContain('g@site.test')
})

test.each<Readonly<Record<string, string>>>([
  {},
  { at: 'yesterday' },
  { revision: '-1' },
  { at: '2030-01-01T00:00:00Z', revision: '1' },
])('%j names no moment', async query => {
  expect((await then(program.trainee, 'task', taskId, query)).status).toBe(422)
})

test('what was deleted cannot be looked at, since nobody sees it any more', async () => {
  const { coordinator, trainee } = program
  const body = { description: 'Gone', assignee: trainee.picked }
  const { id } = (await coordinator.browser.do(createTask, { body })).body
  await coordinator.browser.do(deleteTask, { params: { id } })
  expect((await then(coordinator, 'task', id, { revision: '0' })).status).toBe(404)
})

test('a site as it was says where it is by its address, and not by where its mark stands on a map', async () => {
  const { coordinator } = program
  const id = await new SiteCalls(() => program).site()
  await app.caughtUp()
  const { fields } = (await then(coordinator, 'site', id, { revision: '0' })).body
  const names = fields.map(one => one.field)
  expect(names).toContain('zip')
  for (const machinery of ['lat', 'lon', 'revision']) expect(names).not.toContain(machinery)
})

test('folded to its end, every thing is what its read model shows, column by column', async () => {
  const { practicum, database } = app
  const placementId = await newPlacement(app, program)
  const { organizationId, trainee } = program
  const things: [string, string, string][] = [
    ['task', 'task', taskId],
    ['placement', 'placement', placementId],
    ['user', 'person', trainee.userId],
    ['organization', 'organization', organizationId],
  ]
  await app.caughtUp()
  for (const [subject, table, id] of things) {
    const projection = allProjections.find(({ name }) => name === table)
    if (!projection) throw new Error(`no read model ${table}`)
    const { events } = await practicum.store.readStream(`${subject}-${id}`)
    const row = await rowAfter(projection, await practicum.codec.decode(events), id)
    const columns = Object.keys(projection.table.columns)
    const typed = columns.map(column => `"${column}" ${projection.table.columns[column]}`).join(', ')
    const { rows } = await database.pool.query<{ same: boolean }>(
      `select to_jsonb(r) = (select to_jsonb(t) from (select ${columns.map(column => `"${column}"`).join(', ')}
         from read."${table}" where "${projection.table.key}" = $2) t) as same
       from json_to_record($1::json) as r(${typed})`,
      [JSON.stringify(row), id],
    )
    expect([table, rows]).toEqual([table, [{ same: true }]])
  }
  expect(await rowAfter(allProjections[0] as never, [], newId())).toBeUndefined()
})
