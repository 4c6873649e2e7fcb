// A connection that is kept for as long as the process runs: it notices soon that nobody is at the other end, whether it asks or only listens.
import type pg from 'pg'

/** A network does not say that a machine is gone; unasked, the system would believe in it for hours. In milliseconds. */
export const LONG_LIVED = {
  connectionTimeoutMillis: 5000,
  query_timeout: 5000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} satisfies pg.ClientConfig
