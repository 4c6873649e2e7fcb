// Durability: whatever was acknowledged is there after every kind of death, and what was not is settled by a retry.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { EventLog } from '@practicum/infra/event-store/chain'
import { type RecordedEvent, START } from '@practicum/infra/event-store/port'
import { postgresEventStore } from '@practicum/infra/event-store/postgres/postgres'
import { verifyLog } from '@practicum/infra/event-store/verify'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@practicum/infra/postgres/embedded/start'
import { createPool } from '@practicum/infra/postgres/pool'
import { as } from '@practicum/infra/postgres/roles'
import { migrateMain } from '@practicum/runtime/composition/migrations'
import type pg from 'pg'
import { inRounds } from '../setup/rounds'
import { end } from '../spread/process'
import { bundle, bundlePath } from './bundle'
import { killServer, readLedger, startWriter, type Tried } from './event-store-ledger'

const PROGRAM = bundlePath('ledger-writer')
/** Seldom enough: the supervisor gives a server up after a sixth crash within a minute. */
const serverDiesIn = (round: number): boolean => round % 6 === 3

let folder: string
let ledger: string
let server: EmbeddedPostgres
let pool: pg.Pool
let store: EventLog

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'practicum-ledger-'))
  ledger = join(folder, 'ledger.jsonl')
  const log = { info: () => undefined, warn: () => undefined }
  server = await startEmbeddedPostgres({ dataDir: join(folder, 'data'), log, durableInitialisation: false })
  await migrateMain(server.connection)
  pool = createPool(as('command', server.connection), { name: 'ledger', max: 10 })
  store = postgresEventStore({ pool })
  await bundle('tests/src/faults/event-store-writer.ts', PROGRAM)
})

afterAll(async () => {
  await store.close()
  await pool.end()
  await server.stop()
  await rm(folder, { recursive: true, force: true })
  await rm(PROGRAM, { force: true })
})

const acknowledgedCount = async (): Promise<number> =>
  (await readLedger(ledger)).filter(({ kind }) => kind === 'acknowledged').length

async function grows(by: number): Promise<void> {
  const before = await acknowledgedCount()
  while ((await acknowledgedCount()) < before + by) await wait(20)
}

async function wholeLog(): Promise<RecordedEvent[]> {
  const events: RecordedEvent[] = []
  for (let after = START, done = false; !done; ) {
    const batch = await store.readAll({ after })
    events.push(...batch.events)
    after = batch.position
    done = batch.caughtUp
  }
  return events
}

test('nothing acknowledged is lost, no batch is torn and unknown outcomes settle, over many kills', () =>
  inRounds({ what: 'kills of who appends to the log, and of its server', short: 10, whole: 100 }, async rounds => {
    for (let round = 0; round < rounds; round += 1) await writeAndDie(round)

    const lines = await readLedger(ledger)
    expect(lines.filter(({ kind }) => kind === 'failed')).toEqual([])
    const log = await wholeLog()
    const places = new Map(log.map(event => [event.id, event]))
    const missing = lines.flatMap(line => (line.kind === 'acknowledged' ? line.ids.filter(id => !places.has(id)) : []))

    const tried = lines.filter((line): line is Tried => line.kind === 'tried')
    const torn = tried.filter(({ ids }) => new Set(ids.map(id => places.has(id))).size > 1)
    expect(torn).toEqual([])

    const unknown = await unacknowledged(tried)
    expect(unknown.length).toBeGreaterThanOrEqual(rounds)
    for (const attempt of unknown) await settle(attempt)
    for (const [stream, ids] of idsByStream(tried)) {
      expect((await store.readStream(stream)).events.map(({ id }) => id)).toEqual(ids)
    }
    for await (const finding of verifyLog(store, { pool })) expect(finding).toMatchObject({ verdict: { kind: 'ok' } })
    return { lost: missing.length, twice: log.length - places.size }
  }))

async function writeAndDie(round: number): Promise<void> {
  const writer = startWriter(PROGRAM, ledger, server.connection)
  await grows(10)
  await wait(Math.random() * 150)
  if (serverDiesIn(round)) {
    await killServer(server.pid)
    // In some rounds the writer lives to see the server again, in the others both die together.
    if (round % 4 === 1) await grows(20)
  }
  await end(writer, 'SIGKILL')
}

async function settle({ stream, after, ids }: Tried): Promise<void> {
  const events = ids.map(id => ({ id, type: 'Noted', data: { settled: true }, metadata: {} }))
  const { revision } = await store.append(stream, events, after < 0 ? 'none' : BigInt(after))
  expect(revision).toBe(BigInt(after + ids.length))
}

async function unacknowledged(tried: readonly Tried[]): Promise<Tried[]> {
  const lines = await readLedger(ledger)
  const known = new Set(lines.flatMap(line => (line.kind === 'acknowledged' ? line.ids : [])))
  return tried.filter(({ ids }) => !known.has(ids[0] ?? ''))
}

function idsByStream(tried: readonly Tried[]): Map<string, string[]> {
  const streams = new Map<string, string[]>()
  for (const { stream, ids } of tried) streams.set(stream, [...(streams.get(stream) ?? []), ...ids])
  return streams
}
