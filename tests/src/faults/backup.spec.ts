// The drill: an installation is backed up while people work, and goes on elsewhere from the backup alone; nothing acknowledged before it is missing.
import { execFile } from 'node:child_process'
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { DEMO_PASSWORD } from '@practicum/runtime/demonstration/people'
import { availableUsers } from '@practicum/shared/features/people/people.contract'
import { commentOnTask, createTask } from '@practicum/shared/features/tasks/tasks.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { Browser } from '../api/harness/browser'
import { saidAbout } from '../api/harness/said'
import { copyFirstStart } from '../setup/first-start'
import { thinks } from '../setup/rounds'
import { builtProgram, installationFolder, type Started, startProgram } from '../setup/started'

let folder: string
const running: Started[] = []

beforeAll(async () => {
  folder = await installationFolder('backup')
  await rename(await copyFirstStart(folder), at('first'))
})
afterAll(async () => {
  for (const product of running) await product.end('SIGTERM')
  await rm(folder, { recursive: true, force: true })
})

const at = (name: string): string => join(folder, name)

async function start(dataDir: string): Promise<{ browser: Browser; product: Started }> {
  const product = await startProgram(builtProgram('main'), { DATA_DIR: at(dataDir) })
  running.push(product)
  const browser = new Browser(product.url)
  await browser.signIn('coordinator@demo.practicum.test', DEMO_PASSWORD)
  return { browser, product }
}

interface Told {
  readonly code: number
  readonly words: string
}

const run = (name: string, dataDir: string, ...args: readonly string[]): Promise<Told> => {
  const env = { ...process.env, DATA_DIR: at(dataDir), EVENTSTORE_URL: '', KAFKA_BROKERS: '' }
  return promisify(execFile)(process.execPath, [builtProgram(name), ...args], { env }).then(
    ({ stdout }) => ({ code: 0, words: stdout }),
    ({ code, stdout, stderr }) => ({ code, words: `${stdout}${stderr}` }),
  )
}

async function done(name: string, dataDir: string, ...args: readonly string[]): Promise<void> {
  const { code, words } = await run(name, dataDir, ...args)
  if (code !== 0) throw new Error(`${name}: ${words}`)
}

/** Comments that were acknowledged, by task: one after the other, so many on each. */
type Ledger = Map<string, string[]>

const ON_EACH = 10

async function work(browser: Browser, ledger: Ledger, goesOn: () => boolean): Promise<void> {
  const [self] = (await browser.get(availableUsers, { query: { search: 'Clara' } })).body
  const assignee = { id: self?.id ?? '', position_id: self?.position_id ?? '' }
  let [id, said]: [string, string[]] = ['', []]
  while (goesOn()) {
    if (said.length % ON_EACH === 0) {
      id = (await browser.do(createTask, { body: { description: 'Drill', assignee } })).body.id
      said = []
      ledger.set(id, said)
    }
    const body = newId()
    const { status } = await browser.do(commentOnTask, { params: { id }, body: { body } })
    if (status === 200) said.push(body)
    await thinks()
  }
}

/** Those of the ledger that are not there. */
async function missing(browser: Browser, ledger: Ledger): Promise<readonly string[]> {
  const lost: string[] = []
  for (const [id, said] of ledger) {
    const there = new Set(await saidAbout(browser, id))
    lost.push(...said.filter(text => !there.has(text)))
  }
  return lost
}

async function restored(backup: string, dataDir: string): Promise<void> {
  await mkdir(at(dataDir), { mode: 0o711 })
  await cp(join(at('first'), 'secrets'), join(at(dataDir), 'secrets'), { recursive: true })
  await done('restore', dataDir, '--from', join(at('backups'), backup))
  expect((await run('audit', dataDir, 'verify')).words).toMatch(/; 0 broken\n$/)
}

const saidIn = (ledger: Ledger): number => [...ledger.values()].flat().length
const copyOf = (ledger: Ledger): Ledger => new Map([...ledger].map(([id, said]) => [id, [...said]]))

test('a backup taken under load, restored elsewhere: everything acknowledged before it is there, sound, and work goes on', async () => {
  const { browser, product } = await start('first')
  const ledger: Ledger = new Map()
  let working = true
  const clients = Promise.all([1, 2].map(() => work(browser, ledger, () => working)))
  while (saidIn(ledger) < ON_EACH) await new Promise(resolve => setTimeout(resolve, 50))
  const before = copyOf(ledger)
  await done('backup', 'first', '--to', at('backups'))
  expect(saidIn(ledger)).toBeGreaterThan(saidIn(before))
  working = false
  await clients
  await product.end('SIGTERM')
  // Of a stopped installation; one of a month ago is named.
  const old = 'practicum-2026-01-31T08-15-00-123Z'
  await mkdir(join(at('backups'), old))
  const { words } = await run('backup', 'first', '--to', at('backups'))
  expect(words.split('\n').filter(line => line.startsWith('Older than 30 days'))).toEqual([
    expect.stringContaining(`: ${old}`),
  ])
  await rm(join(at('backups'), old), { recursive: true })
  const [underLoad = '', stopped = ''] = (await readdir(at('backups'))).sort()
  await restored(stopped, 'stopped')
  await restored(underLoad, 'under-load')
  const again = await start('under-load')
  expect(await missing(again.browser, before)).toEqual([])
  const more: Ledger = new Map()
  await work(again.browser, more, () => saidIn(more) < 3)
  expect(await missing(again.browser, more)).toEqual([])
  await done('projections', 'under-load', 'verify', 'all')
})

test('what is no whole backup, has no keys or finds the place taken is refused, with nothing changed', async () => {
  await done('backup', 'first', '--to', at('to-be-damaged'))
  const [backup = ''] = await readdir(at('to-be-damaged'))
  const from = join(at('to-be-damaged'), backup)
  const restore = (dataDir: string): Promise<Told> => run('restore', dataDir, '--from', from)
  expect(await restore('first')).toMatchObject({
    code: 2,
    words: expect.stringContaining('holds an installation already'),
  })
  await mkdir(at('bare'), { mode: 0o711 })
  expect(await restore('bare')).toMatchObject({ code: 2, words: expect.stringContaining('A backup holds no keys') })
  await writeFile(join(from, 'postgres', 'PG_VERSION'), '17\n')
  expect(await restore('bare')).toMatchObject({
    code: 2,
    words: expect.stringContaining('is damaged: postgres/PG_VERSION'),
  })
  expect(await run('restore', 'bare', '--from', at('to-be-damaged'))).toMatchObject({
    code: 2,
    words: expect.stringContaining('no finished backup'),
  })
  expect(await readdir(at('bare'))).not.toContain('postgres/cluster')
  expect(await run('backup', 'bare')).toMatchObject({ code: 2, words: expect.stringContaining('--to <folder>') })
})
