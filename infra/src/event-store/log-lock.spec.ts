// Who uses the log and who may move it: never both, also when connections are lost.
import { type TestDatabase, testDatabase } from '@practicum/tests/setup/database'
import type pg from 'pg'
import { migrate } from '../postgres/migrate'
import { samples, streamName } from './contract/fixtures'
import { LockGuardedLog } from './lock-guarded-log'
import { engineOf, LogLock } from './log-lock'
import { memoryEventStore } from './memory'
import { StoreUnavailable } from './port'
import { postgresEventStore } from './postgres/postgres'
import { eventStoreMigrations } from './postgres/schema'

let database: TestDatabase
const holds: LogLock[] = []
let queued: pg.PoolClient | undefined

beforeEach(async () => {
  database = await testDatabase()
  await migrate(database.connection, [['log', eventStoreMigrations]])
})
afterEach(async () => {
  queued?.release(true)
  queued = undefined
  for (const hold of holds.splice(0)) await hold.close()
  await database.drop()
})

async function take(mode: 'sharing' | 'alone'): Promise<LogLock | undefined> {
  const hold = await LogLock.take(database.connection, mode)
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

/** Other suites hold logs in other databases of the same server. */
const LOCKS_HERE = `select l.pid, l.granted from pg_locks l join pg_stat_activity a using (pid)
  where locktype = 'advisory' and a.datname = current_database()`

async function holders(): Promise<readonly number[]> {
  const { rows } = await database.pool.query<{ pid: number }>(`${LOCKS_HERE} and a.application_name = 'practicum log'`)
  return rows.map(({ pid }) => pid)
}

test('a lost hold is regained, and with it the log is appended to again', async () => {
  const hold = await take('sharing')
  if (!hold) throw new Error('not taken')
  const [before] = await holders()
  await cut()
  for (let [now] = await holders(); now === undefined || now === before; [now] = await holders()) {
    await new Promise(resolve => setTimeout(resolve, 5))
  }
  await new LockGuardedLog(memoryEventStore(), hold).append(streamName(), samples(1), 'none')
  expect(hold.held).toBe(true)
})

/** Waits in the queue for the log, so that nobody comes in between when it is let go. */
async function queueForAlone(): Promise<void> {
  const client = await database.pool.connect()
  void client.query("select pg_advisory_lock(hashtextextended('practicum log', 0))").catch(() => undefined)
  queued = client
  const waiting = () => database.pool.query(`${LOCKS_HERE} and not granted`)
  while ((await waiting()).rowCount === 0) await new Promise(resolve => setTimeout(resolve, 5))
}

test('a hold lost to one who moves the log stays lost: appends are of no effect, and may be tried again', async () => {
  const hold = await take('sharing')
  if (!hold) throw new Error('not taken')
  await queueForAlone()
  await cut()
  while (hold.held) await new Promise(resolve => setTimeout(resolve, 5))
  const memory = memoryEventStore()
  await expect(new LockGuardedLog(memory, hold).append(streamName(), samples(1), 'none')).rejects.toThrow(
    StoreUnavailable,
  )
  expect((await memory.readAll({})).events).toEqual([])
})

test('the first engine asked about is noted; another one is told which it is', async () => {
  expect(await engineOf(database.pool, 'eventstoredb')).toBe('eventstoredb')
  expect(await engineOf(database.pool, 'postgres')).toBe('eventstoredb')
})

test('an installation from before the note has its log in PostgreSQL', async () => {
  const other = await testDatabase()
  await migrate(other.connection, [['log', eventStoreMigrations.slice(0, 3)]])
  const store = postgresEventStore({ pool: other.pool })
  await store.append(streamName(), samples(1), 'none')
  await migrate(other.connection, [['log', eventStoreMigrations]])
  expect(await engineOf(other.pool, 'eventstoredb')).toBe('postgres')
  await store.close()
  await other.drop()
})
