// A read model built anew beside the one in use: events folded in memory, their rows loaded into a table that nobody reads yet.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import { type Position, START } from '@practicum/infra/event-store/port'
import { copyRows } from '@practicum/infra/postgres/copy'
import { UNHURRIED } from '@practicum/infra/postgres/pool'
import { inTransaction, REBUILDABLE } from '@practicum/infra/postgres/transaction'
import type pg from 'pg'
import { isRefusedRow, type ParkedEvent, SetAside } from './parking'
import { handles, type Projection } from './projection'
import { RowFolder } from './rows'
import { createIndexesSql, createTableSql, qualified, SHADOW_SCHEMA, type TableRow } from './table'
import { removeRows, writeRows } from './write'

/** Rows loaded at a time: as long as that takes, no reader of the log gets beyond its beginning. */
const SLICE = 2000
/** Rows that wait in memory before they are loaded together; most of those that change often change before that. */
const PENDING = 40_000

type Pending = Map<string, TableRow | undefined>

/** PostgreSQL does not take these rows; which event made them so, only a replay can tell that looks at each of their states. */
export class RowsRefused extends Error {
  override readonly name = 'RowsRefused'
  constructor(
    readonly table: string,
    readonly keys: readonly string[],
    options: ErrorOptions,
  ) {
    super(`${keys.length} rows of ${table} are refused`, options)
  }
}

/** Keys of rows to look at after each event, by the table. */
export type Suspects = ReadonlyMap<string, ReadonlySet<string>>

export class Shadow {
  position: Position = START
  /** Folded so far. */
  events = 0
  /** What its rows wait for. */
  readonly parked: ParkedEvent[] = []
  readonly #aside = new SetAside()
  readonly #folder: RowFolder
  #pending: Pending = new Map()
  #loading: Promise<void> = Promise.resolve()
  #holdsRows = false

  private constructor(
    private readonly pool: pg.Pool,
    readonly projection: Projection,
    private readonly suspects: ReadonlySet<string>,
  ) {
    this.#folder = new RowFolder(projection, SHADOW_SCHEMA, true)
  }

  /** Empty, without secondary indexes; what an interrupted run left is removed. */
  static async create(pool: pg.Pool, projection: Projection, suspects: Suspects): Promise<Shadow> {
    const shadow = new Shadow(pool, projection, suspects.get(projection.table.name) ?? new Set())
    await shadow.drop()
    await pool.query(createTableSql(projection.table, SHADOW_SCHEMA))
    return shadow
  }

  /** Folds the next events of the log, up to a position. The table shows them after {@link loaded}. */
  async take(events: readonly StoredEvent[], position: Position): Promise<void> {
    const concerned = events.filter(event => handles(this.projection, event.type))
    // Before the folder forgets rows, the table has to know them.
    if (this.#folder.full) await this.loaded()
    const { key } = this.projection.table
    const { upserts, removals, parked } = await this.#folder.fold(concerned, {
      load: async (sql, values) => (await this.pool.query(sql, [...values])).rows,
      aside: this.#aside,
      parks: true,
      tryRow: async row => {
        if (this.suspects.has(String(row[key]))) await this.tryRows([row])
      },
    })
    this.parked.push(...parked)
    for (const row of upserts) this.#pending.set(String(row[key]), row)
    for (const removed of removals) this.#pending.set(removed, undefined)
    this.events += concerned.length
    this.position = position
    if (this.#pending.size >= PENDING) await this.load()
  }

  /** Resolves when the table holds everything folded so far. */
  async loaded(): Promise<void> {
    await this.load()
    await this.#loading
  }

  /** Of a large table it takes its time, and waits for transactions that began before. */
  async index(): Promise<void> {
    const { table } = this.projection
    for (const statement of createIndexesSql(table, SHADOW_SCHEMA, 'concurrently')) {
      await this.pool.query({ text: statement, ...UNHURRIED })
    }
    await this.pool.query({ text: `analyze ${qualified(table, SHADOW_SCHEMA)}`, ...UNHURRIED })
  }

  async drop(): Promise<void> {
    await this.#loading.catch(() => undefined)
    await this.pool.query(`drop table if exists ${qualified(this.projection.table, SHADOW_SCHEMA)}`)
  }

  /** Begins to load what waits, when what went before it is in; folding goes on meanwhile. */
  private async load(): Promise<void> {
    await this.#loading
    const pending = this.#pending
    if (pending.size === 0) return
    this.#pending = new Map()
    this.#loading = this.write(pending)
    // Heard by the next who waits for it.
    this.#loading.catch(() => undefined)
  }

  /** Nobody reads a shadow, so its rows need not appear together: every slice is a transaction of its own, and short. */
  private async write(pending: Pending): Promise<void> {
    const keys = [...pending.keys()]
    for (let from = 0; from < keys.length; from += SLICE) {
      const slice = keys.slice(from, from + SLICE)
      const rows = slice.map(key => pending.get(key)).filter(row => row !== undefined)
      await inTransaction(this.pool, client => this.replace(client, slice, rows), REBUILDABLE).catch(error =>
        this.refused(rows, error),
      )
    }
    this.#holdsRows = true
  }

  /** Which of them it was; throws in any case. */
  private async refused(rows: readonly TableRow[], error: unknown): Promise<never> {
    if (!isRefusedRow(error)) throw error
    const { name, key } = this.projection.table
    const refused: string[] = []
    for (const row of rows) {
      await this.tryRows([row]).catch(reason => {
        if (!isRefusedRow(reason)) throw reason
        refused.push(String(row[key]))
      })
    }
    throw refused.length === 0 ? error : new RowsRefused(name, refused, { cause: error })
  }

  /** Without a trace. */
  private async tryRows(rows: readonly TableRow[]): Promise<void> {
    const client = await this.pool.connect()
    try {
      await client.query('begin')
      await writeRows(client, this.projection.table, SHADOW_SCHEMA, { upserts: rows, removals: [] })
    } finally {
      await client.query('rollback').then(
        () => client.release(),
        (lost: Error) => client.release(lost),
      )
    }
  }

  private async replace(client: pg.PoolClient, keys: readonly string[], rows: readonly TableRow[]): Promise<void> {
    const { table } = this.projection
    if (this.#holdsRows) await removeRows(client, table, SHADOW_SCHEMA, keys)
    await copyRows(client, qualified(table, SHADOW_SCHEMA), table.columns, rows)
  }
}
