// Measures appends of one event beside their anchors, a plain INSERT of the same row by pgbench and by node-pg, in interleaved rounds.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type pg from 'pg'
import { migrate } from '../postgres/migrate'
import { createPool } from '../postgres/pool'
import type { EventStore } from './port'
import { postgresEventStore } from './postgres/postgres'
import { eventStoreMigrations } from './postgres/schema'

export interface Row {
  /** `append`, or the anchor: `pgbench insert`, `node-pg insert`. */
  readonly what: string
  readonly writers: number
  /** Median over the rounds. */
  readonly perSecond: number
  /** This figure over each anchor's. Goals beside pgbench: 0.8 with 1 writer, 1.0 with 32. */
  readonly ratioTo: Readonly<Record<string, number>>
}

type Contestant = (writers: number, seconds: number) => Promise<number>

const DATA = { placement: '0193-trainee', status: 'submitted', note: 'x'.repeat(120), hours: [12, 8, 4] }
const METADATA = {
  actor: randomUUID(),
  organization: randomUUID(),
  correlation: randomUUID(),
  at: '2026-01-01T00:00:00Z',
}
const EVENTS_PER_STREAM = 10
/** Streams are named in the order they come to be, as ids that begin with the time are; the anchors' rows too. */
let opened = 0

const twin = `
  create schema bench;
  create table bench.event (like log.event including all);
  create sequence bench.n cache 100;
`
const INSERT = (body: string, meta: string): string => `
  insert into bench.event (stream, revision, xid, ordinal, id, type, data, metadata, recorded_at, hash)
  select 'placement-' || lpad((n / ${EVENTS_PER_STREAM})::text, 12, '0'), n % ${EVENTS_PER_STREAM}, pg_current_xact_id(), n, gen_random_uuid(),
    'PlacementSubmitted', ${body}, ${meta}, now(), '\\x${'ab'.repeat(32)}'
  from nextval('bench.n') as n`

/** Works in the database of the connection, which should be empty; takes about `rounds` × `seconds` × 6. */
export async function benchAppend(
  connection: pg.ClientConfig,
  { rounds = 5, seconds = 2 }: { readonly rounds?: number; readonly seconds?: number } = {},
): Promise<Row[]> {
  const pool = createPool(connection, { name: 'append bench', max: 40 })
  const store = postgresEventStore({ pool, listen: connection })
  try {
    await migrate(connection, [['log', eventStoreMigrations]])
    await pool.query(twin)
    const contestants = await contestantsOf(pool, store, connection)
    for (const contest of Object.values(contestants)) await contest(32, 1)
    await pool.query('analyze log.event; analyze bench.event')
    const rows: Row[] = []
    for (const writers of [1, 32]) rows.push(...(await rank(contestants, writers, { rounds, seconds })))
    return rows
  } finally {
    await store.close()
    await pool.end()
  }
}

async function contestantsOf(
  pool: pg.Pool,
  store: EventStore,
  connection: pg.ClientConfig,
): Promise<Record<string, Contestant>> {
  const found = await promisify(execFile)('pgbench', ['--version']).then(
    () => true,
    () => false,
  )
  return {
    append: (writers, seconds) => inLoops(writers, seconds, () => appendTo(store)),
    'node-pg insert': (writers, seconds) => inLoops(writers, seconds, () => () => insert(pool)),
    ...(found && { 'pgbench insert': (writers: number, seconds: number) => pgbench(connection, writers, seconds) }),
  }
}

async function rank(
  contestants: Record<string, Contestant>,
  writers: number,
  { rounds, seconds }: { readonly rounds: number; readonly seconds: number },
): Promise<Row[]> {
  const figures = new Map<string, number[]>(Object.keys(contestants).map(what => [what, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const [what, contest] of Object.entries(contestants)) figures.get(what)?.push(await contest(writers, seconds))
  }
  const medians = [...figures].map(([what, values]) => [what, median(values)] as const)
  return medians.map(([what, perSecond]) => {
    const anchors = medians.filter(([anchor]) => anchor !== what && anchor !== 'append')
    return {
      what,
      writers,
      perSecond,
      ratioTo: Object.fromEntries(anchors.map(([anchor, rate]) => [anchor, perSecond / rate])),
    }
  })
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Every writer waits for its answer before it writes again; answers writes per second. */
async function inLoops(writers: number, seconds: number, open: () => () => Promise<unknown>): Promise<number> {
  let done = 0
  const start = performance.now()
  const end = start + seconds * 1000
  const loop = async (write: () => Promise<unknown>): Promise<void> => {
    while (performance.now() < end) {
      await write()
      done += 1
    }
  }
  await Promise.all(Array.from({ length: writers }, () => loop(open())))
  return (done * 1000) / (performance.now() - start)
}

/** A command's append: the exact revision of a stream that gets ten events in its life. */
function appendTo(store: EventStore): () => Promise<unknown> {
  let [stream, revision] = ['', BigInt(EVENTS_PER_STREAM)]
  return () => {
    revision += 1n
    if (revision >= EVENTS_PER_STREAM) [stream, revision] = [`placement-${String(opened++).padStart(12, '0')}`, 0n]
    const event = { id: randomUUID(), type: 'PlacementSubmitted', data: DATA, metadata: METADATA }
    return store.append(stream, [event], revision === 0n ? 'none' : revision - 1n)
  }
}

const insert = (pool: pg.Pool): Promise<unknown> =>
  pool.query({
    name: 'bench.insert',
    text: INSERT('$1::json', '$2::json'),
    values: [JSON.stringify(DATA), JSON.stringify(METADATA)],
  })

/** pgbench's own figure, without the time to connect. */
async function pgbench(connection: pg.ClientConfig, writers: number, seconds: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'pgbench-'))
  try {
    const script = join(folder, 'insert.sql')
    const literal = (value: unknown): string => `'${JSON.stringify(value)}'`
    await writeFile(script, `${INSERT(literal(DATA), literal(METADATA)).replaceAll('\n', ' ')};\n`)
    const { host, port, user, password, database } = connection
    const env = {
      ...process.env,
      PGHOST: host,
      PGPORT: String(port ?? 5432),
      PGUSER: user,
      PGPASSWORD: String(password),
    }
    const args = [
      '-n',
      '-M',
      'prepared',
      '-c',
      `${writers}`,
      '-j',
      '2',
      '-T',
      `${seconds}`,
      '-f',
      script,
      `${database}`,
    ]
    const { stdout } = await promisify(execFile)('pgbench', args, { env })
    return Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? Number.NaN)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
