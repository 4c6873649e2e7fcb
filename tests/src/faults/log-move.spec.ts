// The log of an installation moved to the other engine and back, the tool killed again and again: every event once, everything as it was, nothing sent twice.

import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readConfig } from '@practicum/infra/config/config'
import { writeAnchor } from '@practicum/infra/event-store/anchor'
import { type ChainedEvent, chained, type EventLog } from '@practicum/infra/event-store/chain'
import { type EventStoreDbDouble, startDouble } from '@practicum/infra/event-store/eventstoredb/double/double'
import { eventStoreDb } from '@practicum/infra/event-store/eventstoredb/eventstoredb'
import { LogLock } from '@practicum/infra/event-store/log-lock'
import { memoryEventStore } from '@practicum/infra/event-store/memory'
import { START } from '@practicum/infra/event-store/port'
import { verifyLog } from '@practicum/infra/event-store/verify'
import { createLog } from '@practicum/infra/observe/log'
import { urlOf } from '@practicum/infra/postgres/url'
import { type Foundations, layFoundations } from '@practicum/runtime/composition/foundations'
import { HOLDING_POSITIONS, POSITION_COLUMNS } from '@practicum/runtime/log/position-translation'
import { shownNumber } from '@practicum/shared/kernel/formats'
import { testConfig } from '../api/harness/app'
import type { TestDatabase } from '../setup/database'
import { emptyEventStore } from '../setup/eventstore'
import { migratedDatabase } from '../setup/migrated-database'
import { PATIENCE_MS } from '../setup/patience'
import { type Found, inRounds, inThisRun } from '../setup/rounds'
import { end } from '../spread/process'
import { bundle, bundlePath } from './bundle'

const PROGRAM = bundlePath('log')
const STREAMS = inThisRun(400, 800)
const MOVED_BACK = expect.stringMatching(/ are the same in both, 0 differ\n.*the log is in postgres now/)
const often = { short: 2, whole: 20 }
/** More kills want more to move, and more to move takes longer until there is nothing left to kill. */
const EVENTS_EACH = inThisRun(800, 1600)
const KILLED_WITHIN_MS = inThisRun(75, 150)

let dataDir: string
let database: TestDatabase
let double: EventStoreDbDouble
/** Of the server that the log is moved to: the double, but in the one test that may take another. */
let address: string
/** What the double holds. */
let held: EventLog
/** Ends of what a test has begun. What a failed one left open would hide the events of other suites on the same server from them. */
const ends: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  await bundle('runtime/src/log.ts', PROGRAM)
})
afterAll(() => rm(PROGRAM, { force: true }))

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'practicum-move-'))
  database = await migratedDatabase()
  held = memoryEventStore()
  double = await startDouble(held)
  address = double.connectionString
})
afterEach(async () => {
  for (const stop of ends.splice(0).toReversed()) await stop()
})
afterEach(async () => {
  await double.stop()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

/** Closed once: by the test itself, or after it. */
function begun<Begun extends { close(): Promise<void> }>(one: Begun): Begun {
  const close = one.close.bind(one)
  let closed: Promise<void> | undefined
  const once = (): Promise<void> => {
    closed ??= close()
    return closed
  }
  ends.push(once)
  return Object.assign(one, { close: once })
}

async function lay(eventStoreUrl: string | undefined): Promise<Foundations> {
  const config = { ...testConfig(dataDir), eventStoreUrl }
  return begun(await layFoundations({ config, connection: database.connection, log: createLog('silent') }))
}

/** Streams of different lengths, written by many at a time, some of several events at once. */
async function write(log: EventLog, events: number): Promise<void> {
  const streams = Array.from({ length: STREAMS }, () => ({ name: `thing-${randomUUID()}`, last: -1 }))
  const lanes = 32
  let written = 0
  const lane = async (own: typeof streams): Promise<void> => {
    for (let n = 0; written < events; n++) {
      const stream = own[n % own.length]
      if (!stream) return
      const batch = Array.from({ length: 1 + (n % 3) }, (_, index) => ({
        id: randomUUID(),
        type: index === 0 ? 'ThingDone' : 'ThingSaid',
        data: { n, text: `"é" ${written}`, 7: [1e-7, null] },
        metadata: { actor: { userId: randomUUID() }, occurredAt: new Date().toISOString() },
      }))
      written += batch.length
      await log.append(stream.name, batch, stream.last < 0 ? 'none' : BigInt(stream.last))
      stream.last += batch.length
    }
  }
  await Promise.all(Array.from({ length: lanes }, (_, at) => lane(streams.filter((_, index) => index % lanes === at))))
}

async function whole(log: EventLog): Promise<readonly ChainedEvent[]> {
  const events: ChainedEvent[] = []
  for await (const event of chained(log, START)) events.push(event)
  return events
}

function notTheSame(original: readonly ChainedEvent[], copies: readonly ChainedEvent[]): Found {
  const there = new Set(copies.map(({ id }) => id))
  return { lost: original.filter(({ id }) => !there.has(id)).length, twice: copies.length - there.size }
}

const withoutPosition = ({ position: _, ...event }: ChainedEvent) => event

function start(...args: readonly string[]): ChildProcess {
  const env = {
    ...process.env,
    DATABASE_URL: urlOf(database.connection),
    EVENTSTORE_URL: address,
    DATA_DIR: dataDir,
    NODE_ENV: 'development',
  }
  const child = spawn(process.execPath, [PROGRAM, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  ends.push(() => end(child, 'SIGKILL'))
  return child
}

async function run(...args: readonly string[]): Promise<{ readonly code: number | null; readonly said: string }> {
  const child = start(...args)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', chunk => (said += String(chunk)))
  const code = await new Promise<number | null>(resolve => child.once('close', resolve))
  return { code, said }
}

/** Killed each time when it has written some, at no moment of its own choice. */
async function killedWhileMoving(
  to: string,
  kills: number,
  { countOf, endOf = countOf }: { countOf: () => Promise<number>; endOf?: () => Promise<unknown> },
): Promise<number[]> {
  const counts: number[] = []
  for (let kill = 0; kill < kills; kill++) {
    const child = start('move', '--to', to)
    const before = await endOf()
    while ((await endOf()) === before && child.exitCode === null) await wait(2)
    await wait(Math.random() * KILLED_WITHIN_MS)
    await end(child, 'SIGKILL')
    counts.push(await countOf())
  }
  return counts
}

async function unsound(log: EventLog): Promise<unknown[]> {
  const found: unknown[] = []
  const key = testConfig(dataDir).secrets.anchor.current.bytes
  for await (const verdict of verifyLog(log, { pool: database.pool, keys: [key] })) {
    if ('stream' in verdict && verdict.verdict.kind !== 'ok') found.push(verdict)
  }
  return found
}

/** An older transaction of another suite on the same server hides what is written for as long as it is open: an anchor would sign less than there is, or nothing. */
async function allCommitted(log: EventLog): Promise<readonly ChainedEvent[]> {
  await log.settled(() => undefined)
  return whole(log)
}

async function rowsOf(table: string): Promise<number> {
  const { rows } = await database.pool.query<{ rows: number }>(`select count(*)::int as rows from ${table}`)
  return rows[0]?.rows ?? 0
}

test('from PostgreSQL to EventStoreDB through kills: equal at the end, and back again with what came in between', () =>
  inRounds({ what: 'kills of a move of the log to EventStoreDB', ...often }, async kills => {
    const server = await emptyEventStore()
    ends.push(() => server.stop())
    address = server.connectionString
    const before = await lay(undefined)
    await write(before.store, EVENTS_EACH * kills)
    const original = await allCommitted(before.store)
    await before.close()
    const target = begun(eventStoreDb(server))
    const countOf = async (): Promise<number> => (await whole(target)).length
    const counts = await killedWhileMoving('eventstoredb', kills, { countOf, endOf: () => target.head() })
    expect(counts.every(count => count > 0 && count < original.length)).toBe(true)
    await target.close()
    expect(await run('move', '--to', 'eventstoredb')).toMatchObject({
      code: 0,
      said: expect.stringContaining(
        `${shownNumber(original.length)} events in ${shownNumber(STREAMS)} streams are the same in both, 0 differ`,
      ),
    })
    await expect(lay(undefined)).rejects.toThrow(/is in EventStoreDB/)
    const moved = await lay(address)
    const copies = await whole(moved.store)
    expect(copies.map(withoutPosition)).toEqual(original.map(withoutPosition))
    expect(await unsound(moved.store)).toEqual([])
    await write(moved.store, 500)
    const longer = await whole(moved.store)
    await moved.close()
    expect(await run('move', '--to', 'postgres')).toMatchObject({ code: 0, said: MOVED_BACK })
    const back = await lay(undefined)
    expect((await whole(back.store)).map(withoutPosition)).toEqual(longer.map(withoutPosition))
    expect(await unsound(back.store)).toEqual([])
    await back.close()
    return notTheSame(original, copies)
  }))

test('from EventStoreDB to PostgreSQL through kills: equal at the end', () =>
  inRounds({ what: 'kills of a move of the log to PostgreSQL', ...often }, async kills => {
    const before = await lay(double.connectionString)
    await write(before.store, EVENTS_EACH * kills)
    const original = await whole(before.store)
    await before.close()
    const counts = await killedWhileMoving('postgres', kills, { countOf: () => rowsOf('log.event') })
    expect(counts.some(count => count > 0 && count < original.length)).toBe(true)
    expect(await run('move', '--to', 'postgres')).toMatchObject({ code: 0, said: MOVED_BACK })
    const moved = await lay(undefined)
    const copies = await whole(moved.store)
    expect(copies.map(withoutPosition)).toEqual(original.map(withoutPosition))
    expect(await unsound(moved.store)).toEqual([])
    await moved.close()
    return notTheSame(original, copies)
  }))

test('while a process uses the log it is not moved; it may be copied', async () => {
  const inUse = await lay(undefined)
  await write(inUse.store, 100)
  expect(await run('move', '--to', 'eventstoredb')).toMatchObject({ code: 2, said: expect.stringContaining('in use') })
  expect((await run('copy', '--to', 'eventstoredb')).code).toBe(0)
  expect((await run('compare', '--to', 'eventstoredb')).code).toBe(0)
  await write(inUse.store, 10)
  expect(await run('compare', '--to', 'eventstoredb')).toMatchObject({
    code: 1,
    said: expect.stringMatching(/in the source, nothing in the target/),
  })
  await inUse.close()
  const hold = await LogLock.take(database.connection, 'alone')
  ends.push(async () => hold?.close())
  await expect(lay(undefined)).rejects.toThrow(/being moved/)
})

test('a target that holds another log is left alone', async () => {
  const before = await lay(undefined)
  await write(before.store, 50)
  await before.close()
  await held.append('thing-of-others', [{ id: randomUUID(), type: 'Other', data: {}, metadata: {} }], 'none')
  const size = await held.head()
  expect(await run('move', '--to', 'eventstoredb')).toMatchObject({
    code: 1,
    said: expect.stringContaining('The target holds another log'),
  })
  expect(await held.head()).toBe(size)
  await (await lay(undefined)).close()
})

test('places move with the log: read models, relay and sessions stand where they stood, and every anchor still holds', async () => {
  const before = await lay(undefined)
  const { secrets } = await readConfig({ DATA_DIR: dataDir })
  const key = secrets.anchor.current.bytes
  const { pool } = database
  await before.keeper.start()
  await write(before.store, 300)
  await allCommitted(before.store)
  await writeAnchor({ log: before.store, pool, key })
  await write(before.store, 30)
  const events = await allCommitted(before.store)
  const at = (index: number): string => events[index]?.position ?? ''
  const names = ['person', 'task', 'audit_event']
  await before.waterMark.waitForPosition(names, at(events.length - 1), PATIENCE_MS)
  await before.close()
  await pool.query('insert into bus.relay (name, position) values ($1, $2)', ['relay', at(41)])
  await pool.query('update read.checkpoint set position = $1 where name = $2', [at(99), 'task'])
  expect((await run('move', '--to', 'eventstoredb')).code).toBe(0)
  const moved = await lay(double.connectionString)
  const copies = await whole(moved.store)
  const placed = async (table: string, name: string) =>
    (await pool.query(`select * from ${table} where name = $1`, [name])).rows[0]
  expect(await placed('bus.relay', 'relay')).toMatchObject({ position: copies[41]?.position })
  expect(await placed('read.checkpoint', 'task')).toMatchObject({ position: copies[99]?.position })
  expect(await placed('read.checkpoint', 'person')).toMatchObject({ position: copies.at(-1)?.position })
  expect(await placed('read.checkpoint', 'audit_event')).toMatchObject({ version: 0 })
  await moved.keeper.start()
  expect(await placed('read.checkpoint', 'audit_event')).not.toMatchObject({ version: 0 })
  await write(moved.store, 3)
  await writeAnchor({ log: moved.store, pool, key })
  const anchors: unknown[] = []
  for await (const found of verifyLog(moved.store, { pool, keys: [key] }))
    if ('anchor' in found) anchors.push(found.verdict)
  expect(anchors).toEqual(['ok', 'ok', 'ok'])
  await moved.close()
})

test('every column that holds a position of the log is known to the move', async () => {
  const standing = await lay(undefined)
  await standing.keeper.start()
  await standing.close()
  const { rows } = await database.pool.query<{ place: string[] }>(
    `select array[table_schema || '.' || table_name, column_name] as place from information_schema.columns
     where column_name like '%position' and data_type = 'text' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const rebuilt = HOLDING_POSITIONS.map(name => [`read.${name}`, 'position'])
  expect(rows.map(({ place }) => place).toSorted()).toEqual(
    [...POSITION_COLUMNS.map(place => [...place]), ...rebuilt].toSorted(),
  )
})
