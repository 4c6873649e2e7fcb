// Which rows are out of date because they wait for an event that could not be taken in, for those who show them.
import type pg from 'pg'
import { type OutdatedRow, outdatedRows } from './parked'

/** Asked at every read, so it is looked up this often at most, in milliseconds. */
const KNOWN_MS = 1000

export class OutdatedRows {
  #known: Promise<readonly OutdatedRow[]> = Promise.resolve([])
  #until = 0

  constructor(private readonly pool: pg.Pool) {}

  /** Keys of these read models, as of a second ago at most. */
  async known(models: readonly string[]): Promise<readonly string[]> {
    if (Date.now() > this.#until) {
      this.#until = Date.now() + KNOWN_MS
      this.#known = outdatedRows(this.pool)
    }
    return (await this.#known).filter(({ model }) => models.includes(model)).map(({ key }) => key)
  }

  /** Keys of these read models without a row that could be shown, as of now. */
  async missing(models: readonly string[]): Promise<readonly string[]> {
    const rows = await outdatedRows(this.pool)
    return rows.filter(({ model, stands }) => models.includes(model) && !stands).map(({ key }) => key)
  }
}
