// The order of the log under transactions that overlap: nothing is skipped, and the order of all agrees with every stream's revisions.
import { randomUUID } from 'node:crypto'
import { type TestDatabase, testDatabase } from '@practicum/tests/setup/database'
import pg from 'pg'
import { migrate } from '../../postgres/migrate'
import type { EventLog } from '../chain'
import { collectEvents, samples, streamName } from '../contract/fixtures'
import { memoryEventStore } from '../memory'
import type { RecordedEvent } from '../port'
import { compare, copyMissing } from '../side-by-side'
import { postgresEventStore } from './postgres'
import { eventStoreMigrations } from './schema'

let database: TestDatabase
let store: EventLog
const writers: pg.Client[] = []

beforeAll(async () => {
  database = await testDatabase()
  await migrate(database.connection, [['log', eventStoreMigrations]])
  store = postgresEventStore({ pool: database.pool })
})
afterEach(() => Promise.all(writers.splice(0).map(writer => writer.end())))
afterAll(async () => {
  await store.close()
  await database.drop()
})

/** A writer of another process, whose transaction stays open until it is told to commit. */
async function writer(): Promise<pg.Client> {
  const client = new pg.Client(database.connection)
  await client.connect()
  writers.push(client)
  await client.query('begin')
  return client
}

const append = (client: pg.Client, stream: string, expected: number): Promise<unknown> =>
  client.query(
    `select log.append(array[$1], array[$2]::bigint[], '{1}', array[$3]::uuid[], '{Sampled}', '{"{}"}', '{"{}"}')`,
    [stream, expected, randomUUID()],
  )

const places = (events: readonly RecordedEvent[]): string[] =>
  events.map(({ stream, revision }) => `${stream}@${revision}`)

test('what an older transaction still hides is the last that was written, and not yet the last that is visible', async () => {
  const stream = streamName('hidden')
  const after = await store.head()
  const older = await writer()
  await older.query('select pg_current_xact_id()')
  const { position } = await store.append(stream, samples(1), 'none')
  expect(await store.last()).toBe(position)
  expect((await store.head()) < position).toBe(true)
  await older.query('commit')
  // Before the next test looks where the log ends.
  const { events } = await collectEvents(store, { after, filter: { streams: [stream] } }, all => all.length >= 1)
  expect(places(events)).toEqual([`${stream}@0`])
})

test('an event that commits late is not skipped by a reader who came between', async () => {
  const prefix = streamName('late')
  const after = await store.head()
  const [first, second] = [await writer(), await writer()]
  await append(first, `${prefix}-1`, -1)
  await append(second, `${prefix}-2`, -1)
  await second.query('commit')
  expect((await store.readAll({ after })).events).toEqual([])
  const watching = collectEvents(store, { after, filter: { streams: [prefix] } }, events => events.length >= 2)
  await new Promise(resolve => setTimeout(resolve, 50))
  await first.query('commit')
  expect(places((await watching).events)).toEqual([`${prefix}-1@0`, `${prefix}-2@0`])
})

test('of two writers to one stream the second waits, and both orders agree', async () => {
  const stream = streamName('shared')
  const after = await store.head()
  const [first, second] = [await writer(), await writer()]
  await append(first, stream, -1)
  const waiting = append(second, stream, 0).then(() => second.query('commit'))
  await new Promise(resolve => setTimeout(resolve, 50))
  expect((await store.readAll({ after })).events).toEqual([])
  await first.query('commit')
  await waiting
  const { events } = await collectEvents(store, { after, filter: { streams: [stream] } }, all => all.length >= 2)
  expect(places(events)).toEqual([`${stream}@0`, `${stream}@1`])
})

test('a transaction that already has its id may not append, because its place in the order is behind', async () => {
  const stream = streamName('early')
  const [early, other] = [await writer(), await writer()]
  await early.query('select pg_current_xact_id()')
  await append(other, stream, -1)
  await other.query('commit')
  await expect(append(early, stream, 0)).rejects.toThrow(/alone in its transaction/)
})

test('a writer that rolls back leaves no event and holds nobody back', async () => {
  const stream = streamName('undone')
  const after = await store.head()
  const undone = await writer()
  await append(undone, stream, -1)
  await undone.query('rollback')
  await store.append(stream, [{ id: randomUUID(), type: 'Sampled', data: {}, metadata: {} }], 'none')
  const { events } = await collectEvents(store, { after, filter: { streams: [stream] } }, all => all.length >= 1)
  expect(places(events)).toEqual([`${stream}@0`])
})

test('a transaction left open is ended by the server, so that it cannot hold readers back for ever', async () => {
  const client = await writer()
  expect((await client.query('show idle_in_transaction_session_timeout')).rows).toEqual([
    { idle_in_transaction_session_timeout: '15s' },
  ])
})

test('what a machine that is cut off had locked is free soon', async () => {
  const { rows } = await database.pool.query<{ setting: string }>(
    'select unnest(setconfig) as setting from pg_db_role_setting join pg_database d on d.oid = setdatabase where datname = current_database()',
  )
  expect(rows.map(({ setting }) => setting)).toEqual(
    expect.arrayContaining(['tcp_keepalives_idle=15', 'tcp_keepalives_interval=5', 'tcp_keepalives_count=3']),
  )
})

test('calls over the same streams in opposite orders never wait for each other in a circle', async () => {
  const [one, two] = [streamName('circle'), streamName('circle')]
  const call = (streams: string[]): Promise<unknown> =>
    database.pool.query(
      `select log.append($1, array[-9223372036854775808, -9223372036854775808], '{1,1}', $2, '{A,B}', '{"{}","{}"}', '{"{}","{}"}')`,
      [streams, [randomUUID(), randomUUID()]],
    )
  await Promise.all(Array.from({ length: 40 }, (_, n) => call(n % 2 ? [one, two] : [two, one])))
  expect((await store.readStream(one)).events).toHaveLength(40)
})

test('a log is copied whole although an older transaction hides its last events', async () => {
  const older = await writer()
  await older.query('select pg_current_xact_id()')
  const { position } = await store.append(streamName('hidden'), samples(3), 'none')
  const logs = { source: store, target: memoryEventStore() }
  const done = (): void => undefined
  const waiting = jest.fn(() => {
    if (waiting.mock.calls.length === 2) void older.query('rollback')
  })
  await copyMissing(logs, { done, waiting })
  expect(waiting.mock.calls.length).toBeGreaterThanOrEqual(2)
  expect(await store.head()).toBe(position)
  expect((await compare(logs, done, { done, waiting })).different).toEqual([])
})
