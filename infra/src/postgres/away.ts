// Tells a database that cannot be asked at this moment from one that refuses what it was asked.

/** Classes of SQLSTATE: connections, resources, and a server that stops or starts. */
const AWAY_STATES = /^(08|53|57P0)/
const AWAY_SYSTEM: ReadonlySet<unknown> = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT'])
/** What the client says without a code, for connections that broke, never came or fell silent. */
const AWAY_WORDS = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/

export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, message, syscall } = error as { code?: unknown; message?: unknown; syscall?: unknown }
  if (typeof message === 'string' && AWAY_WORDS.test(message)) return true
  if (typeof code !== 'string') return false
  return AWAY_STATES.test(code) || (AWAY_SYSTEM.has(code) && syscall !== 'open')
}
