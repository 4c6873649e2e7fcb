// One question to the database as a named prepared statement, with every failure sorted into "unavailable" and "wrong".
import type pg from 'pg'
import { storeFault } from './faults'

export interface Statement {
  /** One text per name: the connection keeps it prepared. */
  readonly name: string
  readonly text: string
  /** A server silent for longer, in milliseconds, counts as unavailable. */
  readonly silence: number
}

/** Rejects with {@link StoreUnavailable} or the database's own error. */
export async function ask<Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  { silence, ...statement }: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const config = { ...statement, values: [...values], query_timeout: silence }
  try {
    return (await pool.query<Row>(config)).rows
  } catch (error) {
    throw storeFault(error)
  }
}
