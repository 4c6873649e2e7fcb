// Every connection of the application to PostgreSQL comes from a pool made here, whichever server answers.
import pg from 'pg'

export interface PoolOptions {
  /** Shown in pg_stat_activity, and in the log of a server that ends the connection. */
  readonly name: string
  /** Connections at most. */
  readonly max: number
  /** Sends queued statements of one client without waiting for the answer before; a pool for single statements gains by it. */
  readonly pipeline?: boolean
  /** A server silent for so long, in milliseconds, fails the statement that waits for it; absent: it is waited for, however long. */
  readonly queryTimeoutMs?: number
  /** Told of idle connections that broke; the pool replaces them. Without it they are passed over in silence. */
  readonly onError?: (error: Error) => void
}

/** Of a statement that may take hours, on whatever pool: `pool.query({ text, ...UNHURRIED })`. */
export const UNHURRIED = { query_timeout: 24 * 3600 * 1000 }

/** How long a caller waits for a free connection before the request fails, in milliseconds, where the connection does not say so itself. */
const PATIENCE_MS = 5000

export function createPool(
  connection: pg.ClientConfig,
  { name, max, pipeline, queryTimeoutMs, onError }: PoolOptions,
): pg.Pool {
  const pool = new pg.Pool({
    connectionTimeoutMillis: PATIENCE_MS,
    ...connection,
    application_name: `practicum ${name}`,
    max,
    keepAlive: true,
    ...(pipeline === undefined ? {} : { pipeline }),
    ...(queryTimeoutMs === undefined ? {} : { query_timeout: queryTimeoutMs }),
  })
  // A pool without a listener ends the process when the server closes an idle connection.
  pool.on('error', error => {
    // pg hangs the whole client onto the error; nobody wants to read it, least of all in a log.
    Reflect.deleteProperty(error, 'client')
    if (!pool.ending) onError?.(error)
  })
  // The same holds for a connection in use; whoever uses it learns of the loss from the query that fails.
  pool.on('connect', client => client.on('error', () => undefined))
  return pool
}
