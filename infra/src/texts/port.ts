// Hands text messages to whoever delivers them.
import type { Delivery } from '../mail/port'

export interface OutgoingText {
  /** A number in E.164. */
  readonly to: string
  readonly text: string
}

export interface Texter {
  /** Never rejects. */
  send(text: OutgoingText): Promise<Delivery>
}
