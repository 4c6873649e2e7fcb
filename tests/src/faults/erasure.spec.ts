// An erasure under load, killed between its steps, ends all the same; nothing of the person is left in any file, and a restore from before it brings nobody back.
// One story, of which each test tells a part: whoever comes first has what is before it done.
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createWriteStream } from 'node:fs'
import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { endWithUs } from '@practicum/infra/processes/end-with-us'
import { DEMO_PASSWORD } from '@practicum/runtime/demonstration/people'
import { confirmErasure } from '@practicum/shared/features/erasures/changing.contract'
import { getErasure } from '@practicum/shared/features/erasures/erasures.contract'
import { ERASURE_STEPS } from '@practicum/shared/features/erasures/erasures.steps'
import { availableUsers } from '@practicum/shared/features/people/people.contract'
import { createTask } from '@practicum/shared/features/tasks/tasks.contract'
import pg from 'pg'
import { Browser } from '../api/harness/browser'
import { eventually } from '../api/harness/eventually'
import { copyFirstStart } from '../setup/first-start'
import { builtProgram, installationFolder } from '../setup/started'
import { addressOf, end } from '../spread/process'
import { EMAIL, filesWith, leaveTraces, MARKS, ownerOf, registered } from './canary'

let folder: string
let product: Running
let userId: string
let wrapped: Buffer
let foundBefore: readonly string[]
const elsewhere: Running[] = []

interface Running {
  readonly child: ChildProcess
  readonly url: string
}

function once<Result>(stage: () => Promise<Result>): () => Promise<Result> {
  let done: Promise<Result> | undefined
  return () => {
    done ??= stage()
    return done
  }
}

const at = (name: string): string => join(folder, name)
const settings = (dataDir: string) => ({
  ...process.env,
  ...{ DATA_DIR: at(dataDir), PORT: '0', NODE_ENV: 'development', EVENTSTORE_URL: '', KAFKA_BROKERS: '' },
  // An erasure waits until nobody remembers the key.
  KEYS_REMEMBERED_SECONDS: '1',
})

/** All that it logs is kept. */
async function start(dataDir: string): Promise<Running> {
  const env = { ...settings(dataDir), LOG_LEVEL: 'trace', DEMO: 'true' }
  const child = spawn(process.execPath, [builtProgram('main')], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  endWithUs(child, 'SIGTERM')
  for (const stream of [child.stdout, child.stderr])
    stream?.pipe(createWriteStream(join(at('logs'), `${dataDir}.log`), { flags: 'a' }))
  return { child, url: await addressOf(child, 'the product') }
}

const tool = async (name: string, dataDir: string, ...args: readonly string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, [builtProgram(name), ...args], { env: settings(dataDir) })).stdout

const as = (who: string, { url } = product): Promise<Browser> =>
  new Browser(url).signIn(`${who}@demo.practicum.test`, DEMO_PASSWORD)

async function asked<Row extends pg.QueryResultRow>(sql: string, database?: string): Promise<readonly Row[]> {
  const client = new pg.Client({ ...(await ownerOf(at('data'))), ...(database && { database }) })
  await client.connect()
  try {
    return (await client.query<Row>(sql, [userId])).rows
  } finally {
    await client.end()
  }
}

/** Asked again at once, over one connection: the kill has to come before the next step is done, too. */
async function stepsDone(wanted: number): Promise<void> {
  const client = new pg.Client(await ownerOf(at('data')))
  await client.connect()
  try {
    for (let done = 0; done < wanted; ) {
      await wait(5)
      const { rowCount } = await client.query(
        `select from log.event where stream = 'erasure-' || $1 and type = 'ErasureStepDone'`,
        [userId],
      )
      done = rowCount ?? 0
    }
  } finally {
    await client.end()
  }
}

/** Tasks made by the coordinator for themselves, until told to stop; answers how many were. */
function load(): () => Promise<number> {
  let [running, made] = [true, 0]
  const client = async (): Promise<void> => {
    const browser = await as('coordinator')
    const [self] = (await browser.get(availableUsers, { query: { search: 'Clara' } })).body
    const assignee = { id: self?.id ?? '', position_id: self?.position_id ?? '' }
    while (running) {
      const { status } = await browser.do(createTask, { body: { description: 'A task for others', assignee } })
      if (status === 200) made += 1
      await new Promise(resolve => setTimeout(resolve, 100))
    }
  }
  // Who is cut off by a kill comes again.
  const lane = async (): Promise<void> => {
    while (running) await client().catch(() => new Promise(resolve => setTimeout(resolve, 100)))
  }
  const lanes = Promise.all([lane(), lane()])
  return async () => {
    running = false
    await lanes
    return made
  }
}

beforeAll(async () => {
  folder = await installationFolder('erasure')
  await copyFirstStart(folder)
  await mkdir(at('logs'))
  product = await start('data')
  userId = await registered(at('data'))
  await leaveTraces(product.url, await as('coordinator'))
  await tool('backup', 'data', '--to', at('backups'))
  const { database = '' } = await ownerOf(at('data'))
  const keys = await asked<{ wrapped: Buffer }>('select wrapped from person_key where subject = $1', `${database}_keys`)
  wrapped = keys[0]?.wrapped ?? Buffer.alloc(0)
  foundBefore = await filesWith([...MARKS, wrapped], at('data'))
})
afterAll(async () => {
  for (const { child } of [product, ...elsewhere]) await end(child, 'SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

const erasureDone = async (admin: Browser) =>
  eventually(
    async () => (await admin.get(getErasure, { params: { id: userId } })).body,
    ({ status }) => status === 'done',
  )

/** Killed after each of its steps while others work. Answers its end, and how many tasks those others made. */
const erased = once(async () => {
  const stop = load()
  const confirmed = await (await as('admin.imani')).do(confirmErasure, { params: { id: userId } })
  expect(confirmed.status).toBe(200)
  for (let step = 1; step < ERASURE_STEPS.length; step++) {
    await stepsDone(step)
    await end(product.child, 'SIGKILL')
    product = await start('data')
  }
  return { erasure: await erasureDone(await as('admin')), made: await stop() }
})

/** From before the erasure, beside the installation that was, and started. Answers what the register said of it. */
const restored = once(async () => {
  await erased()
  const [backup = ''] = await readdir(at('backups'))
  await mkdir(at('restored'), { mode: 0o711 })
  await cp(join(at('data'), 'secrets'), join(at('restored'), 'secrets'), { recursive: true })
  await tool('restore', 'restored', '--from', join(at('backups'), backup))
  const said = await tool('erasures', 'restored', 'redo', '--from', join(at('data'), 'anchors'))
  const running = await start('restored')
  elsewhere.push(running)
  await erasureDone(await as('admin', running))
  return said
})

test('before: the scan finds the person, their file, and the key', () => {
  const found = foundBefore.map(line => line.replace(/^.*: /, ''))
  expect([...new Set(found)].sort()).toEqual([...MARKS, 'the wrapped key'].sort())
})

test('killed after each of its steps while others work, it ends, and its end tells what was done', async () => {
  const { erasure, made } = await erased()
  expect(erasure.steps.map(({ step }) => step)).toEqual([...ERASURE_STEPS])
  expect(erasure.name).toBe('[erased]')
  expect(made).toBeGreaterThan(0)
  const [end_] = await asked<{ figures: Record<string, number> }>(
    `select data->'figures' as figures from log.event where stream = 'erasure-' || $1 and type = 'ErasureCompleted'`,
  )
  expect(end_?.figures).toMatchObject({ journal_files_left: 0, drafts: 1 })
  expect(end_?.figures.read_models).toBeGreaterThan(5)
})

test('nobody else has lost anything by it: log, trail and read models are sound', async () => {
  await erased()
  expect(await tool('audit', 'data', 'verify')).toMatch(/; 0 broken\n$/)
  await tool('projections', 'data', 'verify', 'all')
})

test('afterwards nothing of them stands in any file: tables, dead rows, samples, journal, objects, logs', async () => {
  await erased()
  const client = new pg.Client(await ownerOf(at('data')))
  await client.connect()
  await client.query('checkpoint')
  await client.end()
  expect(await filesWith([...MARKS, EMAIL, wrapped], at('data'))).toEqual([])
  expect(await readdir(at('logs'))).toContain('data.log')
  expect(await filesWith([...MARKS, EMAIL], at('logs'))).toEqual([])
})

test('restored from before it, they are erased again by the register of the installation that was', async () => {
  expect(await restored()).toContain(`${userId}\n1 in the register, 1 are erased again`)
  expect(await tool('erasures', 'restored', 'list')).toMatch(new RegExp(`${userId}  \\[erased\\]  done `))
  expect(await filesWith([...MARKS, EMAIL, wrapped], at('restored'))).toEqual([])
})

interface Told {
  readonly code: number | string | undefined
  readonly words: string
}

/** With the password of the admin as its input. */
function erasures(password: string, ...args: readonly string[]): Promise<Told> {
  return new Promise(resolve => {
    const program = [builtProgram('erasures'), ...args]
    const child = execFile(process.execPath, program, { env: settings('restored') }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, words: `${out}${err}` }),
    )
    child.stdin?.end(`${password}\n`)
  })
}

test('the command line goes by the same rules, and each admin gives their own password', async () => {
  await restored()
  const by = (who: string): readonly string[] => ['--by', `${who}@demo.practicum.test`]
  const person = 'trainee.ben@demo.practicum.test'
  const request = ['request', person, '--reason', 'In writing']
  const wrong = await erasures('not the password', ...request, ...by('admin'))
  const noAdmin = await erasures(DEMO_PASSWORD, ...request, ...by('coordinator'))
  expect([wrong, noAdmin].map(({ code }) => code)).toEqual([2, 2])
  expect(noAdmin.words.replace('coordinator', 'admin')).toBe(wrong.words)
  const asked = await erasures(DEMO_PASSWORD, ...request, ...by('admin'))
  expect(asked).toMatchObject({ code: 0, words: expect.stringContaining('Another admin can confirm it 24 hours') })
  const early = await erasures(DEMO_PASSWORD, 'confirm', person, ...by('admin.imani'))
  expect(early).toMatchObject({ code: 2, words: expect.stringContaining('24 hours after it was asked for') })
  expect(await tool('erasures', 'restored', 'list')).toMatch(/Ben Castellan {2}requested /)
  expect((await erasures(DEMO_PASSWORD, 'withdraw', person, ...by('admin.imani'))).code).toBe(0)
  expect(await tool('erasures', 'restored', 'list')).toMatch(/Ben Castellan {2}withdrawn/)
})
