// Tells a lost or refusing server, whose effect is unknown and worth a retry, from an error in what was asked.
import pg from 'pg'
import { StoreUnavailable } from '../port'

// Connection, transaction rollback, lack of resources, operator intervention, system error, and a session ended for idling.
const PASSING = /^(08|40|53|57|58|25P0[34])/

/** {@link StoreUnavailable} for everything that may pass by itself, the error itself otherwise. */
export function storeFault(error: unknown): unknown {
  if (error instanceof StoreUnavailable) return error
  if (error instanceof pg.DatabaseError && !PASSING.test(error.code ?? '')) return error
  const reason = error instanceof Error ? error.message : String(error)
  return new StoreUnavailable(`the event store cannot be reached: ${reason}`, { cause: error })
}
