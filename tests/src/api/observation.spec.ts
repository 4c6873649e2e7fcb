// One click can be followed by its id through every line and figure of what it caused.
import { Writable } from 'node:stream'
import { createLog } from '@practicum/infra/observe/log'
import { listNotifications } from '@practicum/shared/features/notifications/notifications.contract'
import { currentUser } from '@practicum/shared/features/sessions/sessions.contract'
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { taskEvents } from '@practicum/shared/features/tasks/tasks.events'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { eventually } from './harness/eventually'
import { Listener } from './harness/listener'
import { foundProgram, type TestProgram } from './harness/program'

interface Line {
  readonly msg: string
  readonly correlationId?: string
  readonly correlationIds?: readonly string[]
  readonly type?: string
  readonly consumer?: string
}

const lines: Line[] = []
const into = new Writable({
  write(chunk, _encoding, done) {
    for (const text of String(chunk).trim().split('\n')) lines.push(JSON.parse(text))
    done()
  },
})

let app: TestApp
let program: TestProgram
beforeAll(async () => {
  app = await startApp({ log: createLog('debug', null, into) })
  program = await foundProgram(app)
})
afterAll(() => app.close())

const metrics = async (): Promise<string> => String((await app.visitor().send('GET', '/metrics')).body)

/** A trainee is given a task, and hears of it. */
async function click() {
  const { coordinator, trainee } = program
  const listener = await Listener.open(trainee.browser)
  expect(await listener.subscribe((await trainee.browser.get(currentUser)).body.channel)).toBe(200)
  const id = newId()
  const body = { description: 'Followed', assignee: trainee.picked }
  const { status, headers } = await coordinator.browser.do(createTask, { body, headers: { 'x-correlation-id': id } })
  expect([status, headers.get('x-correlation-id')]).toEqual([200, id])
  await eventually(
    async () => listener.events(),
    events => events.includes('TaskCreated') && events.includes('NotificationSent'),
  )
  listener.close()
  return { id, heard: listener.heard }
}

test('a click’s id stands in the line of its command, its read models, its reaction and its push, and in the push itself', async () => {
  const { id, heard } = await click()
  expect((await program.trainee.browser.list(listNotifications)).total).toBeGreaterThan(0)
  const about = lines.filter(line => line.correlationId === id || line.correlationIds?.includes(id))
  const told = about.map(({ msg, type, consumer }) => [msg, type ?? consumer].filter(Boolean).join(' '))
  expect(told).toEqual(expect.arrayContaining(['request', 'events shown', 'event pushed TaskCreated']))
  expect(about.some(({ consumer, type }) => consumer === 'notifications' && type === 'TaskCreated')).toBe(true)
  // What the reaction made of it bears the same id.
  expect(told).toContain('event pushed NotificationSent')
  const pushes = heard.filter(({ event }) => event === 'TaskCreated')
  expect(pushes).toEqual([expect.objectContaining({ correlation_id: id })])
})

test('the figures of a process tell how its requests, read models, effects and sockets get on', async () => {
  await click()
  const text = await metrics()
  expect(text).toMatch(/practicum_requests_total\{row="createTask",status="200"\} [1-9]/)
  expect(text).toMatch(/practicum_request_seconds_count\{row="createTask"\} [1-9]/)
  expect(text).toMatch(/practicum_events_shown_total\{projection="task"\} [1-9]/)
  expect(text).toMatch(/practicum_events_handled_total\{consumer="notifications"\} [1-9]/)
  expect(text).toMatch(/practicum_pushes_total\{type="TaskCreated"\} [1-9]/)
  expect(text).toMatch(/practicum_shown_seconds_count [1-9]/)
  expect(text).toMatch(/practicum_handled_seconds_count [1-9]/)
  expect(text).toMatch(/practicum_projection_lag_seconds\{projection="task"\} 0/)
  for (const name of [
    'practicum_relay_lag_seconds',
    'practicum_bus_parked',
    'practicum_sockets',
    'practicum_shares_kept',
  ]) {
    expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'))
  }
})

test('what the last verification of the audit found is told by every process, and how long ago', async () => {
  expect(await metrics()).toMatch(/^practicum_audit_broken 0$/m)
  expect(await metrics()).toMatch(/^practicum_audit_verified_seconds (Nan|NaN)$/m)
  await app.database.pool.query(
    `insert into audit.verification (verified_at, events, accesses, broken)
     values (now() - interval '1 day', 9, 0, '{}'), (now() - interval '1 hour', 9, 4, '{one,other}')`,
  )
  expect(await metrics()).toMatch(/^practicum_audit_broken 2$/m)
  expect(await metrics()).toMatch(/^practicum_audit_verified_seconds 36\d\d(\.\d+)?$/m)
})

test('what fails in the background is counted and leaves a line', async () => {
  const before = lines.length
  const taskId = newId()
  const { version, sample } = taskEvents.definitions.TaskCreated
  const occurredAt = new Date().toISOString()
  const metadata = { version, actor: { userId: 'system' }, commandId: newId(), correlationId: newId(), occurredAt }
  const unreadable = { id: newId(), type: 'TaskCreated', data: { ...sample, taskId, startAt: 'no day' }, metadata }
  await app.practicum.store.append(`task-${taskId}`, [unreadable], 'none')
  await eventually(metrics, text => /practicum_errors_total\{where="background"\} [1-9]/.test(text))
  expect(lines.slice(before).some(({ msg }) => msg === 'background work failed')).toBe(true)
  // Nothing stands still on it in the end.
  await eventually(
    async () => (await app.visitor().send('GET', '/health/ready')).body,
    ready => /"stalled":\[\],"parked":\[\{/.test(JSON.stringify(ready)),
  )
})
