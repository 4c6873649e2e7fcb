// Applies one batch of events to the rows of one projection in memory: loads what the cache lacks, folds, and says what to write.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { Projection, RowChange } from './projection'
import { qualified, type TableRow, type TableSchema } from './table'

/** Rows kept in memory per projection; the runner is the only writer, so they are true until a write fails. */
const CACHED_ROWS = 50_000

export interface Written {
  readonly upserts: readonly TableRow[]
  readonly removals: readonly string[]
}

export type LoadRows = (sql: string, values: readonly unknown[]) => Promise<readonly { row: TableRow }[]>

export class RowFolder {
  readonly #cache = new Map<string, TableRow | undefined>()

  constructor(
    private readonly projection: Projection,
    private readonly schema: TableSchema,
    /** A new table is empty: what the cache lacks does not exist. Only while no row was ever evicted. */
    private knowsAll = false,
  ) {}

  /** Folds the batch; the result holds each row once, in its last state. */
  async fold(events: readonly StoredEvent[], load: LoadRows): Promise<Written> {
    const steps = events.flatMap(event => this.steps(event))
    await this.fill(seenFirst(steps), load)
    const touched = new Set<string>()
    for (const { key, change, event } of steps) {
      this.#cache.set(key, change.fold(this.#cache.get(key), event, key))
      touched.add(key)
    }
    return this.written(touched)
  }

  /** The next fold forgets all rows first. */
  get full(): boolean {
    return this.#cache.size >= CACHED_ROWS
  }

  /** After a failed write nothing in memory is certain. */
  forget(): void {
    this.#cache.clear()
    this.knowsAll = false
  }

  private steps(event: StoredEvent): readonly Step[] {
    const changes = [this.projection.on[event.type], this.projection.onAny]
    return changes.flatMap(change => (change ? change.keys(event).map(key => ({ key, change, event })) : []))
  }

  private async fill(keys: readonly string[], load: LoadRows): Promise<void> {
    this.evict()
    const missing = keys.filter(key => !this.#cache.has(key))
    if (missing.length === 0 || this.knowsAll) return
    const { table } = this.projection
    const type = table.columns[table.key]
    const sql = `select to_jsonb(t) as row from ${qualified(table, this.schema)} t where t."${table.key}" = any($1::${type}[])`
    for (const key of missing) this.#cache.set(key, undefined)
    for (const { row } of await load(sql, [missing])) this.#cache.set(String(row[table.key]), row)
  }

  private evict(): void {
    if (this.full) this.forget()
  }

  private written(touched: ReadonlySet<string>): Written {
    const upserts: TableRow[] = []
    const removals: string[] = []
    for (const key of touched) {
      const row = this.#cache.get(key)
      if (row) upserts.push(row)
      else removals.push(key)
    }
    return { upserts, removals }
  }
}

interface Step {
  readonly key: string
  readonly change: RowChange
  readonly event: StoredEvent
}

/** Keys of the rows that the batch looks at before it has made them itself. */
function seenFirst(steps: readonly Step[]): readonly string[] {
  const blind = new Map<string, boolean>()
  for (const { key, change } of steps) if (!blind.has(key)) blind.set(key, change.ignoresPreviousRow === true)
  return [...blind].flatMap(([key, made]) => (made ? [] : [key]))
}
