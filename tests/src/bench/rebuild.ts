// All read models built anew from the log, beside COPY of the very rows that come of it into tables without further indexes.
import type { Projection } from '@practicum/projections/runner/projection'
import { rebuild } from '@practicum/projections/runner/rebuild'
import { qualified } from '@practicum/projections/runner/table'
import { allProjections } from '@practicum/runtime/composition/read-side'
import type pg from 'pg'
import { run } from './installation'
import type { Bench } from './measurement'
import type { TableRow } from './table'

export async function benchRebuild({ foundations, installation }: Bench): Promise<readonly TableRow[]> {
  const { databases, store, codec } = foundations
  const pool = databases.project
  const rebuilt = await timed(async () => {
    const folded = await rebuild({ store, codec, pool }, allProjections)
    return [...folded.values()].reduce((all, events) => all + events, 0)
  })
  const copied = await copyAll(installation.postgres.connection)
  const log = await pool.query<{ events: number }>('select count(*)::int as events from log.event')
  const events = log.rows[0]?.events ?? 0
  return [
    {
      what: `rebuild of all read models, ${events} events of the log in ${rebuilt.seconds.toFixed(1)} s`,
      'per second': (events / rebuilt.seconds).toFixed(0),
      'of anchor': (copied.seconds / rebuilt.seconds).toFixed(2),
      goal: '0.3, 30000',
    },
    {
      what: '  events folded, each counted for every read model it concerns',
      'per second': (rebuilt.count / rebuilt.seconds).toFixed(0),
    },
    {
      what: `  anchor: COPY of the ${copied.count} rows in ${copied.seconds.toFixed(1)} s`,
      'per second': (copied.count / copied.seconds).toFixed(0),
    },
  ]
}

interface Timed {
  readonly count: number
  readonly seconds: number
}

/** Copying in is timed, copying out is not. Files are written and read by the owner of the server alone. */
async function copyAll(connection: pg.ClientConfig): Promise<Timed> {
  const copies: Timed[] = []
  for (const { table } of allProjections) copies.push(await copyOne(connection, table))
  const sum = (field: keyof Timed): number => copies.reduce((all, copy) => all + copy[field], 0)
  return { count: sum('count'), seconds: sum('seconds') }
}

async function copyOne(connection: pg.ClientConfig, table: Projection['table']): Promise<Timed> {
  const { rows } = await run(connection, `select current_setting('data_directory') || '/bench.copy' as file`)
  const file = `'${rows[0]?.file}'`
  const copy = `bench_copy.${table.name}`
  await run(
    connection,
    `create schema if not exists bench_copy;
    create table ${copy} (like ${qualified(table)} including generated, primary key ("${table.key}"));
    copy ${qualified(table)} to ${file}`,
  )
  const copied = await timed(async () => (await run(connection, `copy ${copy} from ${file}`)).rowCount ?? 0)
  await run(connection, `drop table ${copy}`)
  return copied
}

async function timed(work: () => Promise<number>): Promise<Timed> {
  const start = performance.now()
  const count = await work()
  return { count, seconds: (performance.now() - start) / 1000 }
}
