// What integrations are sent, by a real server outside: signed, ids alone, tried again until it arrives, and never twice for nothing.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { taskAggregate } from '@practicum/command-service/features/tasks/tasks.aggregate'
import { freePort } from '@practicum/infra/config/free-port'
import { rebuild } from '@practicum/projections/runner/rebuild'
import { allProjections } from '@practicum/runtime/composition/read-side'
import { reactions } from '@practicum/runtime/composition/write-side'
import { WEBHOOK_KINDS } from '@practicum/shared/contract/webhook-kinds'
import {
  createIntegration,
  deleteIntegration,
  editIntegration,
  getIntegration,
  type IntegrationDelivery,
  integrationDeliveries,
  pauseIntegration,
  resumeIntegration,
  sendDeliveryAgain,
  testIntegration,
} from '@practicum/shared/features/integrations/integrations.contract'
import { createMeeting, endMeeting } from '@practicum/shared/features/live-sessions/meeting-intents.contract'
import { approvePlacement, denyPlacement } from '@practicum/shared/features/placements/placements.contract'
import { completeTask, createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { Webhook } from 'standardwebhooks'
import { startApp, type TestApp } from './harness/app'
import { codesOf } from './harness/browser'
import { eventually } from './harness/eventually'
import { type Hooked, type HookServer, startHookServer } from './harness/hooked'
import { newPlacement } from './harness/placing'
import { enrol, foundOrganization, foundProgram, type Member, type TestProgram } from './harness/program'
import { runSchedule, withoutSchedule } from './harness/schedules'
import { SiteCalls } from './harness/sites'
import { toldOf } from './harness/told'
import { TrainingCalls } from './harness/trainings'

const ROOT = resolve(__dirname, '../../..')

let server: HookServer
let app: TestApp
let program: TestProgram
let planId: string
const sites = new SiteCalls(() => program)
const trainings = new TrainingCalls(() => ({ app, program, planId }))
beforeAll(async () => {
  server = await startHookServer()
  app = await startApp({ settings: { webhooksToPrivate: true } })
  program = await foundProgram(app)
  planId = await trainings.plan('Family therapy')
})
afterAll(async () => {
  await app?.close()
  await server?.close()
})

interface Made {
  readonly id: string
  readonly secret: string
  /** Of its address. */
  readonly name: string
  readonly by: Member
}

/** Coordinates an organization of its own, in which nothing else happens. */
const coordinator = async (): Promise<Member> =>
  enrol(app, { role: 'coordinator', organizationId: await foundOrganization(app) })

async function made(by: Member, hears: readonly string[] = ['task.completed']): Promise<Made> {
  const name = newId()
  const body = { name: 'Registrar', address: server.at(name), hears: [...hears] }
  return { ...(await by.browser.do(createIntegration, { body })).body, name, by }
}

const at = ({ id }: Made) => ({ params: { id } })
const sendTest = (one: Made) => one.by.browser.do(testIntegration, at(one))
const shown = async (one: Made) => (await one.by.browser.get(getIntegration, at(one))).body
const deliveries = async (one: Made): Promise<readonly IntegrationDelivery[]> =>
  (await one.by.browser.get(integrationDeliveries, at(one))).body.data
const arrived = ({ name }: Made, atLeast = 1): Promise<readonly Hooked[]> =>
  eventually(
    async () => server.received(name),
    all => all.length >= atLeast,
  )
/** The newest, once it stands so. */
async function standing(one: Made, isSo: (delivery: IntegrationDelivery) => boolean): Promise<IntegrationDelivery> {
  const [newest] = await eventually(
    () => deliveries(one),
    ([first]) => first !== undefined && isSo(first),
  )
  return newest as IntegrationDelivery
}

const verified = ({ body, headers }: Hooked, secret: string) =>
  new Webhook(secret).verify(body, headers as Record<string, string>) as {
    type: string
    timestamp: string
    data: Record<string, unknown>
  }

/** As if the time for the next try had come. */
async function nextTry({ id }: Made): Promise<void> {
  await app.database.pool.query(
    `update access.webhook_delivery set due_at = now() where integration_id = $1 and status = 'waiting'`,
    [id],
  )
  await runSchedule(app, 'webhooks')
}

/** A task of a coordinator's own, done. */
async function doneTask({ browser, picked }: Member): Promise<string> {
  const { id } = (await browser.do(createTask, { body: { description: 'Read the policy', assignee: picked } })).body
  expect((await browser.do(completeTask, { params: { id } })).status).toBe(200)
  return id
}

test('of each kind there is, an integration is told the ids, signed, and nothing that says anything about anybody', async () => {
  const { coordinator: by, organizationId, supervisor, trainee } = program
  const one = await made(by, [...WEBHOOK_KINDS.keys()])
  const other = await made(await coordinator(), [...WEBHOOK_KINDS.keys()])
  const task_id = await doneTask(by)
  const approved = await newPlacement(app, program)
  await by.browser.do(approvePlacement, { params: { id: approved }, body: {} })
  const denied = await newPlacement(app, program)
  await by.browser.do(denyPlacement, { params: { id: denied }, body: { reason: 'a maroon verdict' } })
  const site = await sites.proposed()
  await sites.move(site, 'approve')
  await sites.publish(site)
  const joined = await enrol(app, { role: 'trainee', organizationId, name: 'Noa Maroon' })
  const training_id = await trainings.assigned(joined)
  const form = { title: 'Maroon session', schedule_type: 1 as const, duration: 50, users: [trainee.picked] }
  const { id: live_session_id } = (await supervisor.browser.do(createMeeting, { body: form })).body
  await supervisor.browser.do(endMeeting, { params: { id: live_session_id } })

  const told = await eventually(
    async () => server.received(one.name).map(hooked => verified(hooked, one.secret)),
    all => [...WEBHOOK_KINDS.keys()].every(kind => all.some(({ type }) => type === kind)),
  )
  expect(new Set(told.map(({ type }) => type))).toEqual(new Set(WEBHOOK_KINDS.keys()))
  const dataOf = (kind: string) => told.filter(({ type }) => type === kind).map(({ data }) => data)
  const organization_id = organizationId
  const version = expect.any(Number)
  expect(dataOf('task.completed')).toEqual([{ organization_id, task_id, version: 1 }])
  expect(dataOf('placement.approved')).toEqual([{ organization_id, placement_id: approved, version }])
  expect(dataOf('placement.denied')).toEqual([{ organization_id, placement_id: denied, version }])
  expect(dataOf('supervision_site.published')).toContainEqual({ organization_id, supervision_site_id: site, version })
  const { userId: user_id, positionId: position_id } = joined
  expect(dataOf('person.joined')).toEqual([{ organization_id, user_id, position_id }])
  expect(dataOf('training.assigned')).toContainEqual({ organization_id, training_id, version: 0 })
  expect(dataOf('live_session.ended')).toEqual([{ organization_id, live_session_id, version }])
  expect(told.every(({ timestamp }) => new Date(timestamp).toISOString() === timestamp)).toBe(true)
  // A signature is random letters, among them any name of three.
  const unsigned = server.received(one.name).map(({ headers: { 'webhook-signature': _, ...headers }, ...rest }) => ({
    ...rest,
    headers,
  }))
  expect(JSON.stringify(unsigned)).not.toMatch(/maroon|noa|@practicum|policy/i)
  expect(server.received(other.name)).toEqual([])
})

test('of a site that a coordinator adds, all is told that it is from the beginning', async () => {
  const one = await made(program.coordinator, [...WEBHOOK_KINDS.keys()])
  const [proposed, added] = [await sites.proposed(), await sites.site()]
  const told = async (site: string) => {
    const all = server.received(one.name).map(hooked => verified(hooked, one.secret))
    return all.flatMap(({ type, data }) => (data.supervision_site_id === site ? [type] : [])).toSorted()
  }
  const kinds = ['supervision_site.added', 'supervision_site.approved', 'supervision_site.published']
  expect(
    await eventually(
      () => told(added),
      all => all.length >= kinds.length,
    ),
  ).toEqual(kinds)
  expect(await told(proposed)).toEqual(['supervision_site.added'])
  expect(new Set(server.received(one.name).map(({ headers }) => headers['webhook-id'])).size).toBe(4)
})

test('a test arrives, and what is not heard, is paused or is deleted is told nothing', async () => {
  const by = await coordinator()
  const [one, deaf, paused, gone] = [await made(by), await made(by, ['person.joined']), await made(by), await made(by)]
  await by.browser.do(pauseIntegration, at(paused))
  await by.browser.do(deleteIntegration, at(gone))
  await doneTask(by)
  await arrived(one)
  await sendTest(deaf)
  const [hooked] = await arrived(deaf)
  expect(verified(hooked as Hooked, deaf.secret)).toMatchObject({
    type: 'integration.test',
    data: { organization_id: by.organizationId, integration_id: deaf.id },
  })
  await runSchedule(app, 'webhooks')
  const counted = [one, deaf, paused, gone].map(({ name }) => server.received(name).length)
  expect(counted).toEqual([1, 1, 0, 0])
  expect(await deliveries(paused)).toEqual([])
})

test('what is not taken is tried again with the same id, after an error as after no answer, until it arrives', async () => {
  const one = await made(await coordinator())
  server.answer(one.name, 500, 'nothing', 302)
  await sendTest(one)
  expect(await standing(one, ({ attempts, answer }) => attempts >= 1 && answer !== null)).toMatchObject({
    ...{ kind: 'integration.test', status: 'waiting', attempts: 1, answer: 500, failure: null },
  })
  await nextTry(one)
  expect(await standing(one, ({ failure }) => failure !== null)).toMatchObject({
    ...{ status: 'waiting', attempts: 2, answer: null, failure: 'unreachable', due_at: expect.any(String) },
  })
  await nextTry(one)
  expect(await standing(one, ({ answer }) => answer === 302)).toMatchObject({ status: 'waiting', attempts: 3 })
  await nextTry(one)
  const sent = await standing(one, ({ status }) => status === 'sent')
  expect(sent).toMatchObject({ attempts: 4, answer: 204, due_at: null })
  const all = await arrived(one, 4)
  expect(all.map(({ headers }) => headers['webhook-id'])).toEqual(Array(4).fill(sent.id))
  expect(new Set(all.map(({ body }) => body)).size).toBe(1)
})

/** Seconds from the last try to the next, as far as both stand there: what sending took in between is not counted. */
async function pauseOf(id: string): Promise<number | null> {
  const { rows } = await app.database.pool.query<{ seconds: number | null }>(
    'select extract(epoch from due_at - attempted_at)::float8 as seconds from access.webhook_delivery where id = $1',
    [id],
  )
  const seconds = rows[0]?.seconds ?? null
  return seconds === null
    ? null
    : ([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400].findLast(one => one <= seconds) ?? 0)
}

test('after ten tries it is given up, and sent again when somebody asks for it', async () => {
  const one = await made(await coordinator())
  server.answer(one.name, ...Array<number>(10).fill(503))
  await sendTest(one)
  await standing(one, ({ attempts }) => attempts >= 1)
  const { id } = await standing(one, ({ answer }) => answer === 503)
  const again = () => one.by.browser.do(sendDeliveryAgain, { params: { id: one.id, delivery_id: id } })
  expect(codesOf(await again())).toEqual(['integration.not_failed'])
  const pauses = [await pauseOf(id)]
  await withoutSchedule(app, 'webhooks', async () => {
    for (let tries = 2; tries <= 10; tries++) {
      await nextTry(one)
      pauses.push(await pauseOf(id))
    }
  })
  expect(pauses).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400, null])
  expect(await standing(one, ({ status }) => status === 'failed')).toMatchObject({ attempts: 10, due_at: null })
  expect((await again()).status).toBe(200)
  expect(codesOf(await again())).toEqual(['integration.not_failed'])
  expect(await standing(one, ({ status }) => status === 'sent')).toMatchObject({ id, attempts: 1, answer: 204 })
})

test('an address that answers 410 is paused at once, and those who coordinate the organization are told', async () => {
  const one = await made(await coordinator())
  server.answer(one.name, 410)
  await sendTest(one)
  await standing(one, ({ status }) => status === 'failed')
  await eventually(
    () => shown(one),
    ({ status }) => status === 'paused',
  )
  expect(await shown(one)).toMatchObject({ paused_because: 'gone' })
  expect(await toldOf(one.by, one.id, 1)).toEqual([
    'The integration Registrar is paused: what is sent to it does not arrive',
  ])
  await one.by.browser.do(pauseIntegration, at(one))
  expect(codesOf(await sendTest(one))).toEqual(['integration.paused'])
})

test('one that has taken nothing for five days is paused; resumed, it has five days again', async () => {
  const one = await made(await coordinator())
  server.answer(one.name, 500, 500, 500, 500)
  await sendTest(one)
  await standing(one, ({ answer }) => answer === 500)
  const since = (days: number) =>
    app.database.pool.query(
      'update access.webhook set failing_since = now() - make_interval(days => $2) where integration_id = $1',
      [one.id, days],
    )
  await since(4)
  await nextTry(one)
  expect(await shown(one)).toMatchObject({ status: 'active' })
  await since(6)
  await nextTry(one)
  await eventually(
    () => shown(one),
    ({ paused_because }) => paused_because === 'failing',
  )
  await one.by.browser.do(resumeIntegration, at(one))
  await nextTry(one)
  expect(await standing(one, ({ attempts }) => attempts === 4)).toMatchObject({ answer: 500 })
  expect(await shown(one)).toMatchObject({ status: 'active' })
})

test('what becomes due while it is paused is not sent', async () => {
  const one = await made(await coordinator())
  server.answer(one.name, 500)
  await sendTest(one)
  await standing(one, ({ answer }) => answer === 500)
  await one.by.browser.do(pauseIntegration, at(one))
  await nextTry(one)
  expect(await standing(one, ({ status }) => status === 'failed')).toMatchObject({ failure: 'paused' })
  expect(server.received(one.name)).toHaveLength(1)
})

test('neither the same event again nor read models that are built anew send anything twice', async () => {
  const { practicum } = app
  const one = await made(await coordinator())
  const taskId = await doneTask(one.by)
  await arrived(one)
  const { events } = await practicum.services.executor.loadWhole(taskAggregate, taskId)
  const telling = reactions(practicum.services, practicum.databases).find(({ name }) => name === 'webhooks')
  for (const event of events.filter(({ type }) => type === 'TaskCompleted')) await telling?.handle(event)
  await rebuild(
    { store: practicum.store, codec: practicum.codec, pool: practicum.databases.project },
    allProjections.filter(({ name }) => ['integration', 'task'].includes(name)),
  )
  await app.caughtUp()
  await runSchedule(app, 'webhooks')
  expect(server.received(one.name)).toHaveLength(1)
  expect(await deliveries(one)).toHaveLength(1)
})

test('who dies while sending leaves it to whoever comes next, under the same id; two at once send it once', async () => {
  const { webhooks } = app.practicum.services
  const one = await made(await coordinator())
  const id = newId()
  const taken = await withoutSchedule(app, 'webhooks', async () => {
    await webhooks.deliveries.queue({ id, integrationId: one.id, kind: 'task.completed', body: '{}' })
    return Promise.all([1, 2, 3].map(() => webhooks.deliveries.take(id)))
  })
  expect(taken.filter(Boolean)).toHaveLength(1)
  await nextTry(one)
  await standing(one, ({ status }) => status === 'sent')
  expect((await arrived(one)).map(({ headers }) => headers['webhook-id'])).toContain(id)
})

test('at a new address it is told there', async () => {
  const one = await made(await coordinator())
  const elsewhere = newId()
  const body = { name: 'Registrar', address: server.at(elsewhere), hears: ['task.completed'] }
  await one.by.browser.do(editIntegration, { ...at(one), body })
  await sendTest(one)
  await arrived({ ...one, name: elsewhere })
  expect(server.received(one.name)).toEqual([])
})

test('the example of the documentation believes what was signed with its secret, and nothing else', async () => {
  const [, example = ''] = /```mjs\n(.*?)```/s.exec(readFileSync(join(ROOT, 'docs', 'api.md'), 'utf8')) ?? []
  const folder = mkdtempSync(join(ROOT, 'node_modules', '.cache', 'receiver-'))
  writeFileSync(join(folder, 'receiver.mjs'), example)
  const one = await made(await coordinator())
  const port = String(await freePort())
  const env = { ...process.env, SECRET: one.secret, PORT: port }
  const receiver = spawn(process.execPath, [join(folder, 'receiver.mjs')], { env })
  let said = ''
  receiver.stdout.on('data', chunk => {
    said += chunk
  })
  const says = (line: string) =>
    eventually(
      async () => said,
      all => all.includes(line),
    )
  try {
    const address = `http://127.0.0.1:${port}/`
    await one.by.browser.do(editIntegration, {
      ...at(one),
      body: { name: 'Registrar', address, hears: ['task.completed'] },
    })
    const forged = () =>
      fetch(address, { method: 'POST', body: '{"type":"task.completed"}' }).then(
        ({ status }) => status,
        () => undefined,
      )
    expect(await eventually(forged, status => status !== undefined)).toBe(400)
    await says('not from Practicum')
    await sendTest(one)
    await says('believed: integration.test organization_id, integration_id')
    await standing(one, ({ status }) => status === 'sent')
  } finally {
    receiver.kill()
    rmSync(folder, { recursive: true, force: true })
  }
})

describe('where nothing else is set', () => {
  let guarded: TestApp
  beforeAll(async () => {
    guarded = await startApp()
  })
  afterAll(() => guarded?.close())

  test('a name that leads into the own network is not connected to', async () => {
    const organizationId = await foundOrganization(guarded)
    const by = await enrol(guarded, { role: 'coordinator', organizationId })
    const port = new URL(server.at('local')).port
    const body = { name: 'Registrar', address: `https://localhost:${port}/local`, hears: ['task.completed'] }
    const { id } = (await by.browser.do(createIntegration, { body })).body
    await by.browser.do(testIntegration, { params: { id } })
    const read = async () => (await by.browser.get(integrationDeliveries, { params: { id } })).body.data
    const [first] = await eventually(read, ([one]) => (one?.failure ?? null) !== null)
    expect(first).toMatchObject({ status: 'waiting', answer: null, failure: 'private_address' })
    expect(server.received('local')).toEqual([])
  })
})
