// The product as a program, its log moved to EventStoreDB and back between its runs: who was signed in still is, everything is there, and what is told is told once.
import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DEMO_PASSWORD } from '@practicum/runtime/demonstration/people'
import {
  listNotifications,
  type NotificationView,
} from '@practicum/shared/features/notifications/notifications.contract'
import { availableUsers } from '@practicum/shared/features/people/people.contract'
import { commentOnTask, createTask, getTask } from '@practicum/shared/features/tasks/tasks.contract'
import { Browser } from '../api/harness/browser'
import { eventually } from '../api/harness/eventually'
import { type EmptyEventStore, emptyEventStore } from '../setup/eventstore'
import { copyFirstStart } from '../setup/first-start'
import { installationFolder, type Started, startProgram } from '../setup/started'
import { bundle, bundlePath } from './bundle'

const PROGRAMS = { main: bundlePath('moved-main'), log: bundlePath('moved-log'), audit: bundlePath('moved-audit') }

let folder: string
let server: EmptyEventStore
let product: Started | undefined

beforeAll(async () => {
  folder = await installationFolder('moved')
  await copyFirstStart(folder)
  server = await emptyEventStore()
  for (const [name, file] of Object.entries(PROGRAMS)) await bundle(`runtime/src/${name}.ts`, file)
})
afterAll(async () => {
  await product?.end('SIGTERM')
  await server.stop()
  for (const file of Object.values(PROGRAMS)) await rm(file, { force: true })
  await rm(folder, { recursive: true, force: true })
})

const settings = (inEventStore: boolean) => ({
  DATA_DIR: join(folder, 'data'),
  EVENTSTORE_URL: inEventStore ? server.connectionString : '',
})

async function start(inEventStore: boolean, ...people: readonly Browser[]): Promise<Browser[]> {
  const started = await startProgram(PROGRAMS.main, settings(inEventStore))
  product = started
  const { url } = started
  return people.map(person => Object.assign(new Browser(url), { cookies: person.cookies, csrf: person.csrf }))
}

async function tool(program: string, ...args: readonly string[]): Promise<number | null> {
  const env = { ...process.env, ...settings(true), NODE_ENV: 'development' }
  const child = spawn(process.execPath, [program, ...args], { env, stdio: 'ignore' })
  return new Promise(resolve => child.once('close', resolve))
}

const told = async (person: Browser): Promise<number> => (await person.list<NotificationView>(listNotifications)).total

test('a working day over two engines', async () => {
  const [plain = new Browser('')] = await start(false, new Browser(''))
  let coordinator = await plain.signIn('coordinator@demo.practicum.test', DEMO_PASSWORD)
  let trainee = await new Browser(plain.url).signIn('trainee@demo.practicum.test', DEMO_PASSWORD)
  const [assignee] = (await coordinator.get(availableUsers, { query: { search: 'Ana' } })).body
  const picked = { id: assignee?.id ?? '', position_id: assignee?.position_id ?? '' }
  const before = await told(trainee)
  const body = { description: 'Over two engines', assignee: picked }
  const { id } = (await coordinator.do(createTask, { body })).body
  await eventually(
    () => told(trainee),
    total => total === before + 1,
  )
  const say = async (words: string): Promise<void> => {
    const said = await coordinator.do(commentOnTask, { params: { id }, body: { body: words } })
    expect(said.status).toBe(200)
  }
  const comments = async () => (await coordinator.get(getTask, { params: { id } })).body.comments.map(one => one.body)
  await say('in PostgreSQL')
  await product?.end('SIGTERM')

  expect(await tool(PROGRAMS.log, 'move', '--to', 'eventstoredb')).toBe(0)
  await expect(start(false)).rejects.toThrow(/The log of this installation is in EventStoreDB/)
  ;[coordinator = coordinator, trainee = trainee] = await start(true, coordinator, trainee)
  expect(await comments()).toEqual(['in PostgreSQL'])
  await say('in EventStoreDB')
  expect(await comments()).toEqual(['in PostgreSQL', 'in EventStoreDB'])
  await product?.end('SIGKILL')
  expect(await tool(PROGRAMS.audit, 'verify')).toBe(0)

  expect(await tool(PROGRAMS.log, 'move', '--to', 'postgres')).toBe(0)
  ;[coordinator = coordinator, trainee = trainee] = await start(false, coordinator, trainee)
  expect(await comments()).toEqual(['in PostgreSQL', 'in EventStoreDB'])
  await say('and back')
  expect(await comments()).toEqual(['in PostgreSQL', 'in EventStoreDB', 'and back'])
  // One for the task and one for each comment; whatever else were sent again would come before the last of them.
  await eventually(
    () => told(trainee),
    total => total >= before + 4,
  )
  expect(await told(trainee)).toBe(before + 4)
})
