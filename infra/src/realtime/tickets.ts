// Tickets to realtime channels: made by the HTTP side after its own checks, shown to the gateway once, by one socket, within half a minute.
import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { KeyRing } from '../config/secrets'
import { isMadeBy } from '../keys/same'
import { hmac } from '../keys/secret-key'

const grant = z.object({
  channel: z.string(),
  socketId: z.string(),
  /** What the socket may hear. */
  rooms: z.array(z.string()),
  userId: z.string().optional(),
  /** Name of the private channel of the session behind it. */
  session: z.string().optional(),
  /** Id of the position that session was in when the ticket was made. */
  position: z.string().optional(),
  /** No two tickets are alike. */
  nonce: z.string().optional(),
  expires: z.number(),
})
export type Grant = z.infer<typeof grant>

/** How long a ticket is good, in milliseconds. */
export const TICKET_MS = 30_000

/** What was granted, and the name of the ticket itself: whoever takes it remembers the name for as long as it could come again. */
export interface Redeemed {
  readonly granted: Grant
  readonly name: string
}

export class Tickets {
  constructor(private readonly ring: KeyRing) {}

  issue(granted: Omit<Grant, 'expires' | 'nonce'>, now = Date.now()): string {
    const content = { ...granted, nonce: randomBytes(12).toString('base64url'), expires: now + TICKET_MS }
    const text = Buffer.from(JSON.stringify(content)).toString('base64url')
    return `${text}.${this.mac(text, this.ring.current.bytes)}`
  }

  /** Undefined for a ticket that is forged, expired, or another socket's or channel's. */
  redeem(ticket: string, channel: string, socketId: string, now = Date.now()): Redeemed | undefined {
    const [text = '', mac = ''] = ticket.split('.')
    if (!isMadeBy(this.ring, mac, key => this.mac(text, key))) return undefined
    const granted = grant.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    const fits = granted.channel === channel && granted.socketId === socketId && granted.expires > now
    return fits ? { granted, name: mac } : undefined
  }

  private mac(text: string, key: Buffer): string {
    return hmac(key, `ticket|${text}`).digest('base64url')
  }
}
