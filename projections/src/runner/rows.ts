// Applies one batch of events to the rows of one projection in memory: loads what the cache lacks, folds, and says what to write and what to set aside.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import { type ParkedEvent, Parking, ROWS_UNKNOWN, SetAside } from './parking'
import type { Projection, RowChange } from './projection'
import { qualified, type TableRow, type TableSchema } from './table'

/** Rows kept in memory per projection; the runner is the only writer, so they are true until a write fails. */
const CACHED_ROWS = 50_000

export interface Written {
  readonly upserts: readonly TableRow[]
  readonly removals: readonly string[]
  readonly parked: readonly ParkedEvent[]
}

export type LoadRows = (sql: string, values: readonly unknown[]) => Promise<readonly { row: TableRow }[]>

export interface Folding {
  readonly load: LoadRows
  /** Rows that wait already, and those that this batch sets aside; default: none. */
  readonly aside?: SetAside
  /** Whether an event that cannot be folded is parked; default: it throws. */
  readonly parks?: boolean
  /** Whether the table takes this row: tried for each state of rows that it refused before. Rejects with the refusal. */
  readonly tryRow?: (row: TableRow) => Promise<void>
  /** Folds into this row alone. */
  readonly only?: string
}

export class RowFolder {
  readonly #cache = new Map<string, TableRow | undefined>()

  constructor(
    private readonly projection: Projection,
    private readonly schema: TableSchema,
    /** A new table is empty: what the cache lacks does not exist. Only while no row was ever evicted. */
    private knowsAll = false,
  ) {}

  /** Folds the batch; the result holds each row once, in its last state. */
  async fold(events: readonly StoredEvent[], folding: Folding): Promise<Written> {
    const parking = new Parking(folding.aside ?? new SetAside(), folding.parks === true)
    const steps = events
      .flatMap(event => this.steps(event, parking))
      .filter(({ key }) => folding.only === undefined || key === folding.only)
    await this.fill(seenFirst(steps.filter(({ key }) => !parking.aside.keys.has(key))), folding.load)
    const touched = new Set<string>()
    for (const step of steps) {
      if (parking.aside.keys.has(step.key)) parking.behind(step.key, step.event)
      else if (await this.took(step, parking, folding)) touched.add(step.key)
    }
    return this.written(touched, parking)
  }

  /** The row as it is remembered, or else as it is given: of one that is not in the table. */
  remember(key: string, row: TableRow | undefined): void {
    this.#cache.set(key, row)
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

  private steps(event: StoredEvent, parking: Parking): readonly Step[] {
    if (parking.aside.streams.has(event.stream)) {
      parking.behind(ROWS_UNKNOWN, event)
      return []
    }
    try {
      const changes = [this.projection.on[event.type], this.projection.onAny]
      return changes.flatMap(change => (change ? change.keys(event).map(key => ({ key, change, event })) : []))
    } catch (error) {
      // Of nobody knows whose right it takes away: rather the whole read model stands still, in sight.
      if (this.withdraws) throw error
      parking.first(ROWS_UNKNOWN, event, error)
      return []
    }
  }

  private async took({ key, change, event }: Step, parking: Parking, { tryRow }: Folding): Promise<boolean> {
    const before = this.#cache.get(key)
    try {
      const row = change.fold(before, event, key)
      if (row && tryRow) await tryRow(row)
      this.#cache.set(key, row)
      return true
    } catch (error) {
      parking.first(key, event, error, before && (this.withdraws ? { kept: before } : { stands: true }))
      if (this.withdraws) this.#cache.set(key, undefined)
      return this.withdraws
    }
  }

  /** Where requests are judged by a row, a right that was taken away must not stay in force: no row, no right. */
  private get withdraws(): boolean {
    return this.projection.synchronousCommit === true
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

  private written(touched: ReadonlySet<string>, { parked }: Parking): Written {
    const upserts: TableRow[] = []
    const removals: string[] = []
    for (const key of touched) {
      const row = this.#cache.get(key)
      if (row) upserts.push(row)
      else removals.push(key)
    }
    return { upserts, removals, parked }
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
