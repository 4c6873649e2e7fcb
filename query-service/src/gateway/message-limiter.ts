// How much may be said on a socket, and on all sockets of a session together; one that says more is cut off.
import type { GatewaySocket } from './sockets'

type Connection = GatewaySocket['conn']

/** A browser says one message a channel, and one a minute besides. */
const A_SECOND = 20
/** All channels of a socket at once, with room. */
const OF_SOCKET = 100
/** Many tabs that come back together after a deploy. */
const OF_SESSION = 400

/** Fills by so many a second, up to what it holds. */
class TokenBucket {
  #tokens: number
  #filledAt: number

  constructor(
    private readonly holds: number,
    now: number,
  ) {
    this.#tokens = holds
    this.#filledAt = now
  }

  /** False: it is empty. */
  take(now: number): boolean {
    this.fill(now)
    if (this.#tokens < 1) return false
    this.#tokens -= 1
    return true
  }

  isFull(now: number): boolean {
    this.fill(now)
    return this.#tokens >= this.holds
  }

  private fill(now: number): void {
    this.#tokens = Math.min(this.holds, this.#tokens + ((now - this.#filledAt) / 1000) * A_SECOND)
    this.#filledAt = now
  }
}

export class MessageLimiter {
  /** Kept for as long as they are not full: whoever comes back on another socket has what is left. */
  readonly #sessions = new Map<string, TokenBucket>()
  readonly #sessionOf = new WeakMap<Connection, string>()

  /** Every packet counts, whatever is in it. */
  watch(connection: Connection, onCutOff: () => void): void {
    const own = new TokenBucket(OF_SOCKET, Date.now())
    connection.on('packet', () => {
      const now = Date.now()
      const allowed = [own, ...this.ofSession(connection, now)].every(bucket => bucket.take(now))
      if (allowed) return
      cutOff(connection)
      onCutOff()
    })
  }

  isOf(connection: Connection, session: string): void {
    this.#sessionOf.set(connection, session)
  }

  forgetQuiet(now = Date.now()): void {
    for (const [session, bucket] of this.#sessions) if (bucket.isFull(now)) this.#sessions.delete(session)
  }

  private ofSession(connection: Connection, now: number): readonly TokenBucket[] {
    const session = this.#sessionOf.get(connection)
    if (session === undefined) return []
    const bucket = this.#sessions.get(session) ?? new TokenBucket(OF_SESSION, now)
    this.#sessions.set(session, bucket)
    return [bucket]
  }
}

/** Closed in good manners alone, it would go on being read until the other side agrees. */
function cutOff(connection: Connection): void {
  const isOwnConnection = connection.transport.name === 'websocket'
  connection.close(true)
  if (isOwnConnection) connection.request.socket.destroy()
}
