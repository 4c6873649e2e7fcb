// Who uses the log and who may move it: never both, also when connections are lost.
import { type TestDatabase, testDatabase } from '@practicum/tests/setup/database'
import { migrate } from '../postgres/migrate'
import { engineOf, LogHold } from './claim'
import { samples, streamName } from './contract/fixtures'
import { HeldLog } from './held'
import { memoryEventStore } from './memory'
import { StoreUnavailable } from './port'
import { postgresEventStore } from './postgres/postgres'
import { eventStoreMigrations } from './postgres/schema'

let database: TestDatabase
const holds: LogHold[] = []

beforeEach(async () => {
  database = await testDatabase()
  await migrate(database.pool, eventStoreMigrations, 'log')
})
afterEach(async () => {
  for (const hold of holds.splice(0)) await hold.close()
  await database.drop()
})

async function take(mode: 'sharing' | 'alone'): Promise<LogHold | undefined> {
  const hold = await LogHold.take(database.connection, mode)
  if (hold) holds.push(hold)
  return hold
}

const cut = () =>
  database.pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'practicum log'`)

test('many share the log; nobody has it alone meanwhile, and nobody shares it while one has it alone', async () => {
  const first = await take('sharing')
  await take('sharing')
  expect(await take('alone')).toBeUndefined()
  for (const hold of holds) await hold.close()
  expect(first?.held).toBe(false)
  expect(await take('alone')).toBeDefined()
  expect(await take('sharing')).toBeUndefined()
})

test('a lost hold is regained, and until then nothing is appended', async () => {
  const hold = await take('sharing')
  if (!hold) throw new Error('not taken')
  const log = new HeldLog(memoryEventStore(), hold)
  await cut()
  while (hold.held) await new Promise(resolve => setTimeout(resolve, 5))
  await log.append(streamName(), samples(1), 'none')
  expect(hold.held).toBe(true)
})

test('a hold lost to one who moves the log stays lost: appends are of no effect, and may be tried again', async () => {
  const hold = await take('sharing')
  if (!hold) throw new Error('not taken')
  await cut()
  while (!(await take('alone'))) await new Promise(resolve => setTimeout(resolve, 2))
  const memory = memoryEventStore()
  await expect(new HeldLog(memory, hold).append(streamName(), samples(1), 'none')).rejects.toThrow(StoreUnavailable)
  expect((await memory.readAll({})).events).toEqual([])
})

test('the first engine asked about is noted; another one is told which it is', async () => {
  expect(await engineOf(database.pool, 'eventstoredb')).toBe('eventstoredb')
  expect(await engineOf(database.pool, 'postgres')).toBe('eventstoredb')
})

test('an installation from before the note has its log in PostgreSQL', async () => {
  const other = await testDatabase()
  await migrate(other.pool, eventStoreMigrations.slice(0, 3), 'log')
  const store = postgresEventStore({ pool: other.pool })
  await store.append(streamName(), samples(1), 'none')
  await migrate(other.pool, eventStoreMigrations, 'log')
  expect(await engineOf(other.pool, 'eventstoredb')).toBe('postgres')
  await store.close()
  await other.drop()
})
