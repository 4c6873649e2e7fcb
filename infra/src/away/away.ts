// Tells a server that cannot be asked at this moment, which says nothing of what it was asked, from one that refuses it.

/** A database, a store of files or a read model cannot answer now, and will again: to be asked again, for as long as it takes. */
export class Unavailable extends Error {
  override readonly name: string = 'Unavailable'
}

export const isAway = (error: unknown): boolean => error instanceof Unavailable || isDatabaseAway(error)

/** Classes of SQLSTATE: connections, resources, and a server that stops or starts. */
const AWAY_STATES = /^(08|53|57P0)/
/** Connections that break or are refused; and where a stopped container takes its name and its network with it, those that find neither. */
const AWAY_SYSTEM: ReadonlySet<unknown> = new Set(
  'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH EHOSTDOWN ENETUNREACH ENETDOWN'.split(
    ' ',
  ),
)
/** What the client says without a code, for connections that broke, never came or fell silent. */
const AWAY_WORDS =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (was closed|has encountered a connection error) and is not queryable)/

function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, message, syscall } = error as { code?: unknown; message?: unknown; syscall?: unknown }
  if (typeof message === 'string' && AWAY_WORDS.test(message)) return true
  if (typeof code !== 'string') return false
  return AWAY_STATES.test(code) || AWAY_SYSTEM.has(code) || (code === 'ENOENT' && syscall === 'connect')
}
