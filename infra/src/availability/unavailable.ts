// Tells a server that cannot be asked at this moment, which says nothing of what it was asked, from one that refuses it.

/** A database, a store of files or a read model cannot answer now, and will again: to be asked again, for as long as it takes. */
export class Unavailable extends Error {
  override readonly name: string = 'Unavailable'
}

export const isUnavailable = (error: unknown): boolean => error instanceof Unavailable || isDatabaseUnavailable(error)

/** Classes of SQLSTATE: connections, resources, and a server that stops or starts. */
const UNAVAILABLE_STATES = /^(08|53|57P0)/
/** Connections that break or are refused; and where a stopped container takes its name and its network with it, those that find neither. */
const UNAVAILABLE_CODES: ReadonlySet<unknown> = new Set(
  'ECONNREFUSED ECONNRESET ECONNABORTED EPIPE ETIMEDOUT ENOTFOUND EAI_AGAIN EHOSTUNREACH EHOSTDOWN ENETUNREACH ENETDOWN'.split(
    ' ',
  ),
)
/** What the client says without a code, for connections that broke, never came or fell silent. */
const UNAVAILABLE_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client (was closed|has encountered a connection error) and is not queryable)/

function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, message, syscall } = error as { code?: unknown; message?: unknown; syscall?: unknown }
  if (typeof message === 'string' && UNAVAILABLE_MESSAGES.test(message)) return true
  if (typeof code !== 'string') return false
  return UNAVAILABLE_STATES.test(code) || UNAVAILABLE_CODES.has(code) || (code === 'ENOENT' && syscall === 'connect')
}
