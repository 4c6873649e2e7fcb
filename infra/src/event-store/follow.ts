// The loop behind every subscription: read a batch, hand it over, and when there is no more wait for a ring or a poll.
import { unlessAborted } from '../availability/unless-aborted'
import { type Batch, type EventStore, type Position, START, StoreUnavailable, type SubscribeOptions } from './port'
import type { WakeSignal } from './wake-signal'

/** Events per batch, where nobody says otherwise. */
const DEFAULT_LIMIT = 1000
const SHORTEST_WAIT_MS = 5
const LONGEST_WAIT_MS = 1000
/** Under load, so much later the news come together; the first after a silence comes at once. */
const BEAT_MS = 5

export interface Following {
  /** Rejects with {@link StoreUnavailable} while the store cannot be reached. */
  readonly reader: Pick<EventStore, 'readAll'>
  readonly wakeSignal: WakeSignal
  readonly options: SubscribeOptions
  /** Besides the caller's own signal: the store is closing. */
  readonly closing: AbortSignal
}

/** Polling is the truth and rings only shorten the wait: from 5 ms after news or a ring, doubling to 1 s while nothing comes. */
export async function* follow({ reader, wakeSignal, options, closing }: Following): AsyncGenerator<Batch, void> {
  const signal = AbortSignal.any([options.signal, closing])
  const { after = START, filter = {}, batchSize: limit = DEFAULT_LIMIT } = options
  const progress = new Progress(after)
  while (!signal.aborted) {
    const heard = wakeSignal.rings
    const began = performance.now()
    const batch = await unlessAborted(
      readOrNothing(() => reader.readAll({ after: progress.position, filter, limit })),
      signal,
    )
    if (batch !== undefined && progress.isNews(batch) && !signal.aborted) yield batch
    if (batch?.caughtUp !== false) {
      await wakeSignal.waitBeyond(heard, jittered(progress.wait), signal)
      await restOf(BEAT_MS, began)
    }
    progress.waited(wakeSignal.rings !== heard)
  }
}

async function restOf(milliseconds: number, began: number): Promise<void> {
  const left = milliseconds - (performance.now() - began)
  if (left > 0) await new Promise(resolve => setTimeout(resolve, left))
}

/** How far one subscription has come, and how long it waits when there is nothing new. */
class Progress {
  wait = SHORTEST_WAIT_MS
  private announced = false

  constructor(public position: Position) {}

  isNews(batch: Batch): boolean {
    const firstEnd = batch.caughtUp && !this.announced
    if (batch.position === this.position && !firstEnd) return false
    this.position = batch.position
    this.announced ||= batch.caughtUp
    this.wait = SHORTEST_WAIT_MS
    return true
  }

  waited(heard: boolean): void {
    this.wait = heard ? SHORTEST_WAIT_MS : Math.min(this.wait * 2, LONGEST_WAIT_MS)
  }
}

/** Many instances that lost the same server must not return in the same instant. */
const jittered = (ms: number): number => ms * (0.75 + Math.random() / 2)

async function readOrNothing(read: () => Promise<Batch>): Promise<Batch | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof StoreUnavailable) return undefined
    throw error
  }
}
