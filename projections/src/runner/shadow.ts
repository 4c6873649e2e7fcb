// A read model built anew beside the one in use: the whole log folded into a table that nobody reads yet.
import type { EventCodec, StoredEvent } from '@practicum/infra/codec/codec'
import { type EventStore, type Position, START } from '@practicum/infra/event-store/port'
import type pg from 'pg'
import type { Projection } from './projection'
import { RowFolder } from './rows'
import { createIndexesSql, createTableSql, qualified, SHADOW_SCHEMA } from './table'
import { writeRows } from './write'

export interface Progress {
  /** Events folded so far. */
  readonly events: number
  readonly position: Position
}

export interface ReplaySource {
  readonly store: EventStore
  readonly codec: EventCodec
  /** Connections of the projector's database role; two are used at a time. */
  readonly pool: pg.Pool
  readonly onProgress?: (progress: Progress) => void
  /** Events read and folded at a time; default 5,000. */
  readonly chunk?: number
}

interface Chunk {
  readonly events: readonly StoredEvent[]
  readonly position: Position
}

/** Rows written at a time: as long as that takes, no reader of the log gets beyond its beginning. */
const SLICE = 1000

export class Shadow {
  position: Position = START
  events = 0
  readonly #folder: RowFolder

  private constructor(
    private readonly source: ReplaySource,
    private readonly projection: Projection,
  ) {
    this.#folder = new RowFolder(projection, SHADOW_SCHEMA, true)
  }

  /** Empty, without secondary indexes; what an interrupted run left is removed. */
  static async create(source: ReplaySource, projection: Projection): Promise<Shadow> {
    const shadow = new Shadow(source, projection)
    await shadow.drop()
    await source.pool.query(createTableSql(projection.table, SHADOW_SCHEMA))
    return shadow
  }

  /** Folds the events up to and including a position that the log has already shown. */
  async feed(until: Position): Promise<void> {
    if (this.position >= until) return
    let next = this.read(this.position, until)
    while (this.position < until) {
      const chunk = await next
      // Reading ahead while this chunk is written.
      if (chunk.position < until) next = this.read(chunk.position, until)
      next.catch(() => undefined)
      await this.write(chunk)
    }
  }

  async index(): Promise<void> {
    const { table } = this.projection
    for (const statement of createIndexesSql(table, SHADOW_SCHEMA, 'concurrently')) {
      await this.source.pool.query(statement)
    }
    await this.source.pool.query(`analyze ${qualified(table, SHADOW_SCHEMA)}`)
  }

  async drop(): Promise<void> {
    await this.source.pool.query(`drop table if exists ${qualified(this.projection.table, SHADOW_SCHEMA)}`)
  }

  private async read(after: Position, until: Position): Promise<Chunk> {
    const { store, codec, chunk: limit = 5000 } = this.source
    const { onAny, on, opensNothing } = this.projection
    const filter = onAny ? {} : { filter: { types: Object.keys(on) } }
    const batch = await store.readAll({ after, limit, ...filter })
    const recorded = batch.events.filter(event => event.position <= until)
    const events = opensNothing ? codec.decodeSealed(recorded) : await codec.decode(recorded)
    return { events, position: batch.caughtUp || batch.position > until ? until : batch.position }
  }

  private async write({ events, position }: Chunk): Promise<void> {
    const { pool, onProgress } = this.source
    const { table } = this.projection
    const { upserts, removals } = await this.#folder.fold(
      events,
      async (sql, values) => (await pool.query(sql, [...values])).rows,
    )
    // Nobody reads a shadow, so its rows need not appear together: every slice is a transaction of its own, and short.
    await writeRows(pool, table, SHADOW_SCHEMA, { upserts: [], removals })
    for (let from = 0; from < upserts.length; from += SLICE) {
      await writeRows(pool, table, SHADOW_SCHEMA, { upserts: upserts.slice(from, from + SLICE), removals: [] })
    }
    this.position = position
    this.events += events.length
    onProgress?.({ events: this.events, position })
  }
}
