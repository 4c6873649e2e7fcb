// The bus that carries events to effects: notifications, realtime, mail. At least once, in order within a stream.
import type { RecordedEvent } from '../event-store/port'

export interface Consumer {
  /** Its inbox and its place are kept under this name. */
  readonly name: string
  /** False: sees only what happens while it listens; nothing is redelivered. */
  readonly durable: boolean
  /** Event types it wants; absent: all. What it does not want never reaches its inbox. */
  readonly concerns?: (type: string) => boolean
  /** Called with the events of a stream one after the other, of several streams side by side. A durable consumer is called again after a failure. */
  readonly handle: (event: RecordedEvent) => Promise<void>
}

export interface Bus {
  subscribe(consumer: Consumer): void
  /** After the last consumer is subscribed, before anything is published. Waits for what the bus needs. */
  start(): Promise<void>
  /**
   * Resolves when the bus answers for them: every durable consumer has handled (or parked) all of them, or the brokers hold them.
   * Once `given` is aborted somebody else sends them: those that no broker holds yet are dropped, and it rejects. So it does when the bus is closed before it can answer.
   */
  publish(events: readonly RecordedEvent[], given?: AbortSignal): Promise<void>
  /** Waits for the events being handled at this moment; the others come again after the next start. Stop the relay before, or with it. */
  close(): Promise<void>
}
