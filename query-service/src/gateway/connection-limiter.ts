// Who may open a socket at all: pages of this very host, and of those who have not signed in only so many from one address.
import type { IncomingMessage } from 'node:http'
import type { GatewaySocket } from './sockets'

export interface ConnectionLimits {
  /** Sockets without a session that one address may hold at once. */
  readonly strangers: number
  /** Of the visitor, as limits count it, behind proxies that are trusted. */
  readonly addressOf: (request: IncomingMessage) => string
  /** Whether the cookies of a request are of somebody who is signed in. */
  readonly isSignedIn: (request: IncomingMessage) => Promise<boolean>
  readonly onRefused: (kind: 'socket_refused' | 'socket_cut_off', address: string) => void
}

type Connection = GatewaySocket['conn']
/** False: refused with these words. */
type Decide = (words: string | null, admitted: boolean) => void

const TOO_MANY = 'too_many_sockets'
const AGAIN_AFTER_SECONDS = 10

export class ConnectionLimiter {
  readonly #addresses = new Map<Connection, string>()
  readonly #counts = new Map<string, number>()

  constructor(private readonly options: ConnectionLimits) {}

  allowRequest(request: IncomingMessage, decide: Decide): void {
    const { origin, host } = request.headers
    if (!sameHost(origin, host)) this.tell(request, () => decide('another_origin', false))
    else if (this.isCrowded(request)) void this.judgeCrowded(request, decide)
    else decide(null, true)
  }

  /** A stranger until it shows a ticket of a session. */
  countAnonymous(connection: Connection): void {
    const address = this.options.addressOf(connection.request)
    this.#addresses.set(connection, address)
    this.#counts.set(address, (this.#counts.get(address) ?? 0) + 1)
    connection.once('close', () => this.uncount(connection))
  }

  /** Counts no more: it is of a session, or gone. */
  uncount(connection: Connection): void {
    const address = this.#addresses.get(connection)
    if (address === undefined) return
    this.#addresses.delete(connection)
    const left = (this.#counts.get(address) ?? 1) - 1
    if (left > 0) this.#counts.set(address, left)
    else this.#counts.delete(address)
  }

  private isCrowded(request: IncomingMessage): boolean {
    return (this.#counts.get(this.options.addressOf(request)) ?? 0) >= this.options.strangers
  }

  /** Many people may share an address: whoever is signed in is not kept out by those who are not. */
  private async judgeCrowded(request: IncomingMessage, decide: Decide): Promise<void> {
    // A connection that breaks off meanwhile has nobody else who hears of it.
    request.socket.on('error', () => undefined)
    if (await this.options.isSignedIn(request).catch(() => false)) decide(null, true)
    else if (request.headers.upgrade === undefined) this.tell(request, () => decide(TOO_MANY, false))
    else this.tell(request, () => refuse(request))
  }

  private tell(request: IncomingMessage, refusal: () => void): void {
    this.options.onRefused('socket_refused', this.options.addressOf(request))
    refusal()
  }
}

/** In the status that says what it is; the engine itself would answer every upgrade it refuses with 400. */
function refuse({ socket }: IncomingMessage): void {
  const body = JSON.stringify({ errors: [{ code: TOO_MANY, message: 'Too many open connections from this address.' }] })
  const head = [
    'HTTP/1.1 429 Too Many Requests',
    'Connection: close',
    `Retry-After: ${AGAIN_AFTER_SECONDS}`,
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  // Ended alone, it would stay for as long as the other side likes, and count nowhere.
  socket.destroySoon()
}

function sameHost(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true
  try {
    return new URL(origin).host === host
  } catch {
    return false
  }
}
