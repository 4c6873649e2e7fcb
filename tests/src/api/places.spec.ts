// The log of a product cut by hand, or exchanged for another: it is only read until an operator has settled it, and says so everywhere.

import type { AddressInfo } from 'node:net'
import { sample } from '@practicum/infra/event-store/contract/fixtures'
import { lostPlaces } from '@practicum/infra/event-store/places'
import { postgresEventStore } from '@practicum/infra/event-store/postgres/postgres'
import { createLog } from '@practicum/infra/observe/log'
import { placesIn } from '@practicum/runtime/composition/places'
import { composePracticum, type Practicum } from '@practicum/runtime/composition/practicum'
import { messageOf } from '@practicum/shared/contract/messages'
import { adminDashboard } from '@practicum/shared/features/dashboards/dashboards.contract'
import { createTask, getTask, listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { startApp, type TestApp } from './harness/app'
import { Browser } from './harness/browser'
import { eventually } from './harness/eventually'
import { everythingFollowed } from './harness/followed'
import { foundProgram, type TestProgram } from './harness/program'

let app: TestApp
let program: TestProgram
let again: Practicum | undefined

beforeEach(async () => {
  app = await startApp()
  program = await foundProgram(app)
})
afterEach(async () => {
  await again?.stop()
  again = undefined
  await app.close()
})

const make = async (browser: Browser, description: string) =>
  browser.do(createTask, { body: { description, assignee: program.trainee.picked } })

/** As somebody does it who owns the database: so many events from the end on. */
async function cutLog(events: number): Promise<void> {
  await app.database.pool.query(
    `alter table log.event disable trigger append_only;
     delete from log.event where (stream, revision) in (select stream, revision from log.event e order by e.xid desc, ordinal desc limit ${events});
     alter table log.event enable trigger append_only`,
  )
}

/** Once for all. */
async function stopFirst(): Promise<void> {
  await app.practicum.stop()
  Object.assign(app.practicum, { stop: async () => undefined })
}

/** Another process on the same database. */
async function startAgain(): Promise<Browser> {
  again = await composePracticum({
    config: app.config,
    connection: app.database.connection,
    log: createLog('silent'),
  })
  await again.begun
  const { server } = again
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return new Browser(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}

const signedIn = (as: Browser, at: Browser): Browser => Object.assign(at, { cookies: as.cookies, csrf: as.csrf })

test('a start on a log that was cut: reads go on, commands, effects and read models do not, and who watches is told', async () => {
  const { coordinator } = program
  const kept = (await make(coordinator.browser, 'Kept')).body.id
  const gone = (await make(coordinator.browser, 'Gone')).body.id
  await everythingFollowed(app)
  await stopFirst()
  await cutLog(1)
  const browser = signedIn(coordinator.browser, await startAgain())

  const refused = await make(browser, 'Lost before it was made')
  expect([refused.status, refused.body]).toEqual([
    503,
    { errors: [{ code: 'read_only', message: messageOf('read_only') }] },
  ])
  expect(refused.headers.get('retry-after')).toBe('60')
  for (const id of [kept, gone]) expect((await browser.get(getTask, { params: { id } })).status).toBe(200)
  const ready = await browser.send('GET', '/health/ready')
  expect([ready.status, ready.body]).toMatchObject([
    503,
    { ready: false, reason: { code: 'read_only', message: messageOf('read_only') }, lost: expect.any(Array) },
  ])
  const metrics = String((await browser.send('GET', '/metrics')).body)
  expect(Number(/^practicum_places_lost (\d+)$/m.exec(metrics)?.[1])).toBeGreaterThan(10)
  expect(metrics).toMatch(/^practicum_relay_lag_seconds Nan$/m)
  const { body: platform } = await signedIn(program.admin.browser, browser).get(adminDashboard)
  expect(platform.health).toMatchObject([
    { part: 'log', standing: 'wrong', finding: 'lost', amount: expect.any(Number) },
    { part: 'read_models', standing: 'watch', finding: 'unknown' },
    { part: 'queue', standing: 'watch', finding: 'unknown' },
    { part: 'effects', standing: 'well' },
    { part: 'audit', standing: 'watch', finding: 'unknown' },
  ])

  // Past the product, as an older release went on: nobody follows, and nobody is told.
  const state = () =>
    app.database.pool.query('select name, position from read.checkpoint union all select name, position from bus.relay')
  const before = await state()
  const beyond = { ...sample(0, 'TaskCreated'), metadata: {} }
  await postgresEventStore({ pool: app.database.pool }).append(`task-${newId()}`, [beyond], 'none')
  await new Promise(resolve => setTimeout(resolve, 1500))
  expect((await state()).rows).toEqual(before.rows)
})

test('a log that comes back as it was is gone on with, by itself', async () => {
  const { coordinator } = program
  await make(coordinator.browser, 'The last one')
  await everythingFollowed(app)
  await stopFirst()
  await app.database.pool.query(
    'create table log.aside as select * from log.event e order by e.xid desc, ordinal desc limit 1',
  )
  await cutLog(1)
  const browser = signedIn(coordinator.browser, await startAgain())
  expect((await make(browser, 'Refused')).status).toBe(503)
  await app.database.pool.query('insert into log.event select * from log.aside')
  const { body } = await eventually(
    () => make(browser, 'Goes on'),
    ({ status }) => status === 200,
  )
  expect((await browser.get(getTask, { params: { id: body.id } })).body.description).toBe('Goes on')
  expect((await browser.send('GET', '/health/ready')).status).toBe(200)
})

test('a connection that was lost makes a running process look: another log meanwhile, and it goes no further', async () => {
  const { coordinator } = program
  await make(coordinator.browser, 'The last one')
  await everythingFollowed(app)
  await cutLog(1)
  // Nobody has looked yet.
  expect(app.practicum.places.lost).toEqual([])
  await app.database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like 'practicum log%'",
  )
  await eventually(
    () => make(coordinator.browser, 'Refused'),
    ({ status, body }) => status === 503 && 'errors' in body && JSON.stringify(body.errors).includes('read_only'),
  )
  const list = await coordinator.browser.send('GET', listTasks.path)
  expect(list.status).toBe(200)
})

test('whatever remembers a place is looked up, each with the event it stands at', async () => {
  const { coordinator } = program
  const body = { description: 'Told', assignee: program.trainee.picked }
  await coordinator.browser.do(createTask, { body, key: newId() })
  await everythingFollowed(app)
  await app.practicum.services.audit.sign(new Date())
  const places = await eventually(
    () => placesIn(app.database.pool),
    found => found.some(({ of }) => of === 'relay'),
  )
  const models = places.filter(({ of }) => of.startsWith('read model '))
  expect(models.length).toBeGreaterThan(10)
  const withEvent = places.filter(({ event }) => event !== undefined).map(({ of }) => of)
  expect(withEvent).toEqual(expect.arrayContaining(['relay', 'the last anchor', ...models.map(({ of }) => of)]))
  expect(places.map(({ of }) => of)).toEqual(expect.arrayContaining(['sessions', 'answers']))
})

test('what an older release has noted without events gets them at the first start, and is held by position until then', async () => {
  const { coordinator } = program
  await make(coordinator.browser, 'Before the upgrade')
  await everythingFollowed(app)
  await stopFirst()
  const { pool } = app.database
  await pool.query(
    'update read.checkpoint set event = null, event_position = null; update bus.relay set event = null, event_position = null',
  )
  const held = async () => (await placesIn(pool)).filter(({ of }) => of === 'relay' || of.startsWith('read model '))
  expect((await held()).filter(({ event }) => event !== undefined)).toEqual([])
  const log = postgresEventStore({ pool })
  expect(await lostPlaces(log, await held())).toEqual([])
  await pool.query(
    `delete from read.knex_migrations where name = '011-event-of-older-releases';
     delete from bus.knex_migrations where name = '005-event-of-older-releases'`,
  )
  await startAgain()
  const noted = await held()
  expect(noted.filter(({ event }) => event === undefined)).toEqual([])
  expect(await lostPlaces(log, noted)).toEqual([])
  await log.close()
})
