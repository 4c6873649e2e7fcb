// An older copy of the log put back under newer read models: the product only reads and says why, a tool settles it, and everything agrees with the log again.
import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type EventStoreDbDouble, startDouble } from '@practicum/infra/event-store/eventstoredb/double/double'
import { DEMO_PASSWORD } from '@practicum/runtime/demonstration/people'
import { messageOf } from '@practicum/shared/contract/messages'
import {
  listNotifications,
  type NotificationView,
} from '@practicum/shared/features/notifications/notifications.contract'
import { availableUsers } from '@practicum/shared/features/people/people.contract'
import { createTask, getTask, listTasks } from '@practicum/shared/features/tasks/tasks.contract'
import { Browser } from '../api/harness/browser'
import { eventually } from '../api/harness/eventually'
import { builtProgram, installationFolder, type Started, startProgram } from '../setup/started'

let folder: string
let double: EventStoreDbDouble
let product: Started | undefined

beforeAll(async () => {
  folder = await installationFolder('older-log')
  double = await startDouble()
})
afterAll(async () => {
  await product?.end('SIGTERM')
  await double.stop()
  await rm(folder, { recursive: true, force: true })
})

const settings = () => ({ DATA_DIR: join(folder, 'data'), EVENTSTORE_URL: double.connectionString })

async function start(): Promise<Browser> {
  product = await startProgram(builtProgram('main'), settings())
  return new Browser(product.url)
}

const signIn = (name: string): Promise<Browser> =>
  new Browser(product?.url ?? '').signIn(`${name}@demo.practicum.test`, DEMO_PASSWORD)

/** As an operator runs it: its exit code, and what it says. */
function run(name: string, ...args: readonly string[]): Promise<{ readonly code: number; readonly said: string }> {
  const env = { ...process.env, KAFKA_BROKERS: '', ...settings(), NODE_ENV: 'development' }
  return new Promise(resolve => {
    const child = execFile(process.execPath, [builtProgram(name), ...args], { env }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, said: out + err }),
    )
  })
}

type Assignee = { readonly id: string; readonly position_id: string }

async function assigneeFor(browser: Browser): Promise<Assignee> {
  const [person] = (await browser.get(availableUsers, { query: { search: 'Ana' } })).body
  return { id: person?.id ?? '', position_id: person?.position_id ?? '' }
}

async function make(browser: Browser, assignee: Assignee, names: readonly string[]): Promise<string[]> {
  const ids: string[] = []
  for (const description of names) {
    const answer = await browser.do(createTask, { body: { description, assignee } })
    expect(answer.status).toBe(200)
    ids.push(answer.body.id)
  }
  return ids
}

const numbered = (what: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `${what} ${index + 1}`)

const tasksOf = async (browser: Browser): Promise<readonly string[]> =>
  (await browser.list<{ readonly id: string }>(listTasks, { per_page: '100' })).items.map(({ id }) => id)

const told = async (browser: Browser): Promise<number> =>
  (await browser.list<NotificationView>(listNotifications)).total

test('refused in words, settled by the tool; then all lists agree with the log, and new tasks are there', async () => {
  await start()
  let coordinator = await signIn('coordinator')
  let trainee = await signIn('trainee')
  const assignee = await assigneeFor(coordinator)
  const earlier = await told(trainee)
  const kept = await make(coordinator, assignee, numbered('Before the backup', 5))
  await eventually(
    () => told(trainee),
    total => total === earlier + kept.length,
  )
  const putBack = await double.backUp()
  const gone = await make(coordinator, assignee, numbered('After the backup', 30))
  await eventually(
    () => told(trainee),
    total => total === earlier + kept.length + gone.length,
  )

  // While it runs: the connection is lost, and another log is there afterwards.
  await putBack()
  const refusal = { errors: [{ code: 'read_only', message: messageOf('read_only') }] }
  const asked = () => coordinator.do(createTask, { body: { description: 'Into the wrong log', assignee } })
  // Until the lost connection is noticed, they go into the log that is there.
  let accepted = 0
  await eventually(asked, ({ status, body }) => {
    accepted += Number(status === 200)
    return status === 503 && JSON.stringify(body) === JSON.stringify(refusal)
  })
  expect((await coordinator.get(getTask, { params: { id: gone[0] ?? '' } })).status).toBe(200)
  expect((await run('places', 'settle', '--confirm')).said).toContain('stop every process')
  await product?.end('SIGTERM')

  // And at a start: for every one of them.
  await start()
  Object.assign(coordinator, { url: product?.url })
  for (let n = 0; n < 20; n++) expect((await asked()).status).toBe(503)
  const ready = await coordinator.send('GET', '/health/ready')
  expect([ready.status, ready.body]).toMatchObject([503, { ready: false, reason: { code: 'read_only' } }])
  await product?.end('SIGTERM')

  const looked = await run('places', 'settle')
  expect(looked.code).toBe(1)
  for (const words of ['does not hold event', 'read model task', 'relay', 'signed out', '--confirm'])
    expect(looked.said).toContain(words)
  // By whether an anchor was signed before the backup.
  expect(looked.said).toMatch(/may be told a second time|Nothing is told of what this log holds/)
  // Signed every five minutes, and so now and then over what is gone: their copies go on saying so.
  const isSignedOver = !looked.said.includes('  0 anchors after number')
  expect((await run('places', 'check')).code).toBe(1)
  const settled = await run('places', 'settle', '--confirm')
  expect(settled).toMatchObject({ code: 0, said: expect.stringContaining('read models made anew') })
  expect(await run('places', 'check')).toMatchObject({ code: 0, said: expect.stringContaining('holds everything') })
  expect(await run('projections', 'verify', 'all')).toMatchObject({ code: 0 })

  const visitor = await start()
  expect((await visitor.send('GET', '/health/ready')).status).toBe(200)
  // Whose last deed is gone signs in again.
  expect((await Object.assign(coordinator, { url: visitor.url }).send('GET', listTasks.path)).status).toBe(401)
  coordinator = await signIn('coordinator')
  trainee = await signIn('trainee')
  const shown = await tasksOf(trainee)
  expect(shown).toEqual(expect.arrayContaining(kept))
  expect(shown.filter(id => gone.includes(id))).toEqual([])
  const made = await make(coordinator, assignee, numbered('In the settled log', 20))
  for (const id of made) expect((await coordinator.get(getTask, { params: { id } })).status).toBe(200)
  expect(await tasksOf(trainee)).toEqual(expect.arrayContaining(made))
  await eventually(
    () => told(trainee),
    total => total >= earlier + kept.length + made.length,
  )
  const total = await told(trainee)
  expect(total).toBeLessThanOrEqual(earlier + kept.length + accepted + made.length)
  await product?.end('SIGTERM')
  const { code, said } = await run('audit', 'verify')
  const broken = said.split('\n').filter(line => !/^$|^\{| sound events in | rows in the access trail/.test(line))
  expect([code, broken.filter(line => !/^anchors? /.test(line))]).toEqual([isSignedOver ? 1 : 0, []])
})
