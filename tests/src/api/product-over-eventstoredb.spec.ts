// The product with its log in EventStoreDB: the real client over the real protocol, on the double or on an empty server. Everything from the demonstration to the audit.
import { createLog } from '@practicum/infra/observe/log'
import { layFoundations } from '@practicum/runtime/composition/foundations'
import { fillDemonstration } from '@practicum/runtime/demonstration/fill'
import { DEMO_PASSWORD } from '@practicum/runtime/demonstration/people'
import { history } from '@practicum/shared/features/audit/history.contract'
import { availableUsers } from '@practicum/shared/features/people/people.contract'
import { setTaskStatus } from '@practicum/shared/features/tasks/task-status.contract'
import { commentOnTask, createTask, getTask } from '@practicum/shared/features/tasks/tasks.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { type EmptyEventStore, emptyEventStore } from '../setup/eventstore'
import { startApp, type TestApp } from './harness/app'
import type { Browser } from './harness/browser'
import { eventually } from './harness/eventually'
import { runSchedule } from './harness/schedules'

let server: EmptyEventStore
let app: TestApp
let coordinator: Browser

beforeAll(async () => {
  server = await emptyEventStore()
  app = await startApp({ eventStoreUrl: server.connectionString })
  await fillDemonstration(app.practicum, createLog('error'))
  coordinator = app.visitor()
  await coordinator.signIn('coordinator@demo.practicum.test', DEMO_PASSWORD)
})
afterAll(async () => {
  await app.close()
  await server.stop()
})

async function newTask(): Promise<string> {
  const [self] = (await coordinator.get(availableUsers, { query: { search: 'Clara' } })).body
  const assignee = { id: self?.id ?? '', position_id: self?.position_id ?? '' }
  return (await coordinator.do(createTask, { body: { description: 'Kept by EventStoreDB', assignee } })).body.id
}

test('nothing of it is in the database: the log has its one place', async () => {
  const { rows } = await app.database.pool.query('select count(*)::int as events from log.event')
  expect(rows).toEqual([{ events: 0 }])
  expect((await app.practicum.store.readAll({ limit: 50 })).events.length).toBeGreaterThan(40)
})

test('a command is read back at once by who gave it, its history tells of it, and a repeat does nothing', async () => {
  const id = await newTask()
  const key = newId()
  for (let repeat = 0; repeat < 2; repeat++) {
    const said = await coordinator.do(commentOnTask, { params: { id }, body: { body: 'Once.' }, key })
    expect(said.status).toBe(200)
    const { comments } = (await coordinator.get(getTask, { params: { id } })).body
    expect(comments.map(({ body }) => body)).toEqual(['Once.'])
  }
  const { entries } = (await coordinator.get(history, { params: { subject: 'task', id } })).body
  expect(entries).toHaveLength(2)
})

test('complete against dismiss, asked for at the same moment: one wins', async () => {
  const id = await newTask()
  const ask = (status: 'complete' | 'dismissed') => coordinator.do(setTaskStatus, { params: { id }, body: { status } })
  const answers = await Promise.all([ask('complete'), ask('dismissed')])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  const { events } = await app.practicum.store.readStream(`task-${id}`)
  expect(events).toHaveLength(2)
})

test('the server gone for a moment, where it is the double, delays and loses nothing', async () => {
  const id = await newTask()
  const key = newId()
  await server.interrupt()
  const settled = () => coordinator.do(commentOnTask, { params: { id }, body: { body: 'Again.' }, key })
  await eventually(settled, ({ status }) => status === 200)
  const { comments } = (await coordinator.get(getTask, { params: { id } })).body
  expect(comments.map(({ body }) => body)).toEqual(['Again.'])
})

test('the log is signed by the schedule and sound under verification', async () => {
  await runSchedule(app, 'anchor')
  const report = await app.practicum.services.audit.verify()
  expect(report.broken).toEqual([])
  expect(report.anchors).toBeGreaterThan(0)
  expect(report.streams).toBeGreaterThan(50)
})

test('a start that looks for the log in PostgreSQL is refused with words', async () => {
  const config = { ...app.config, eventStoreUrl: undefined }
  const { connection } = app.database
  const start = layFoundations({ config, connection, log: createLog('silent') })
  await expect(start).rejects.toThrow(/The log of this installation is in EventStoreDB, and EVENTSTORE_URL is not set/)
})
