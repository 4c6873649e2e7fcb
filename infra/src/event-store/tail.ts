// The one reader of a process at the end of the log: whoever has caught up is fed from what it reads, and waits for it together with the others.
import { type Batch, type EventStore, type Position, START, StoreUnavailable } from './port'
import type { WakeSignal } from './wake-signal'

export interface TailOptions {
  /** Rejects with {@link StoreUnavailable} while the store cannot be reached. */
  readonly reader: Pick<EventStore, 'readAll'>
  readonly wakeSignal: WakeSignal
}

interface Waiting {
  readonly position: Position
  readonly settle: (outcome: Promise<Batch | undefined | 'behind'>) => void
}

const LIMIT = 1000
/** Events kept for those who are a little slower than the others. */
const KEPT = 1000
const SHORTEST_WAIT_MS = 5
const LONGEST_WAIT_MS = 1000
/** Under load, so much later the news come together; the first after a silence comes at once. */
const BEAT_MS = 10

/** Rings say that there is something to read, and polls find what no ring told of: within a second, or within moments what is known to be there. */
export class Tail {
  readonly #waiting = new Set<Waiting>()
  /** All that is in the log between `from` and `to`. */
  #kept: readonly Batch[] = []
  #from: Position = START
  #to: Position = START
  /** Of the last read: when it began, the rings heard by then, and whether the end was reached. */
  #last = { at: 0, blind: -1, told: START, caughtUp: false }
  #wait = SHORTEST_WAIT_MS
  #running: AbortController | undefined
  #generation = 0

  constructor(private readonly options: TailOptions) {}

  /**
   * What comes after a position, once there is something; undefined when aborted. `behind`: it is not known here any more, whoever asks reads
   * for themselves. Rejects with what a read rejects with, unless the store is merely unavailable.
   */
  next(position: Position, signal: AbortSignal): Promise<Batch | undefined | 'behind'> {
    if (this.#waiting.size === 0 && position > this.#to) this.beginAt(position)
    if (position < this.#from) return Promise.resolve('behind')
    if (position < this.#to) return Promise.resolve(this.after(position))
    if (signal.aborted) return Promise.resolve(undefined)
    return new Promise(resolve => {
      const settle: Waiting['settle'] = outcome => {
        signal.removeEventListener('abort', abandon)
        this.#waiting.delete(waiting)
        if (this.#waiting.size === 0) this.#running?.abort()
        resolve(outcome)
      }
      const abandon = (): void => settle(Promise.resolve(undefined))
      const waiting = { position, settle }
      signal.addEventListener('abort', abandon)
      this.#waiting.add(waiting)
      if (!this.#running) void this.run()
    })
  }

  /** The way to the log was lost, and another one may be at its end: whoever waits reads for themselves what there is. */
  reset(): void {
    this.#generation += 1
    this.options.wakeSignal.forget()
    this.beginAt(START)
    for (const { settle } of [...this.#waiting]) settle(Promise.resolve('behind'))
  }

  private beginAt(position: Position): void {
    this.#kept = []
    this.#from = position
    this.#to = position
    this.#last = { at: 0, blind: -1, told: START, caughtUp: false }
  }

  private after(position: Position): Batch {
    const batches = this.#kept.filter(batch => batch.position > position)
    const events = batches.flatMap(batch => batch.events.filter(event => event.position > position))
    return { events, position: this.#to, caughtUp: this.#kept.at(-1)?.caughtUp === true }
  }

  /** While somebody waits. */
  private async run(): Promise<void> {
    const running = new AbortController()
    this.#running = running
    await this.readOn(running.signal).catch(error => {
      for (const { settle } of [...this.#waiting]) settle(Promise.reject(error))
    })
    this.#running = undefined
    if (this.#waiting.size > 0) void this.run()
  }

  private async readOn(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const isCalled = await this.untilDue(signal)
      if (signal.aborted) return
      const generation = this.#generation
      const batch = await this.read()
      if (generation === this.#generation) this.take(batch, isCalled)
    }
  }

  private take(batch: Batch | undefined, isCalled: boolean): void {
    const isNews = batch !== undefined && batch.position > this.#to
    if (isNews) this.give(batch)
    this.#wait = this.waitAfter(batch, isNews || isCalled)
  }

  /** Answers whether a ring said so. */
  private async untilDue(signal: AbortSignal): Promise<boolean> {
    const { at, caughtUp } = this.#last
    const { wakeSignal } = this.options
    const due = at + jittered(this.#wait)
    while (caughtUp && !this.isCalled && performance.now() < due && !signal.aborted) {
      await wakeSignal.waitBeyond(wakeSignal.rings, due - performance.now(), signal)
    }
    if (caughtUp) await restOf(BEAT_MS, at)
    return this.isCalled
  }

  /** To what it has not read yet: the same news may be told of more than once. */
  private get isCalled(): boolean {
    const { blind, told } = this.options.wakeSignal
    return blind !== this.#last.blind || (told > this.#to && told !== this.#last.told)
  }

  private async read(): Promise<Batch | undefined> {
    const { reader, wakeSignal } = this.options
    this.#last = { at: performance.now(), blind: wakeSignal.blind, told: wakeSignal.told, caughtUp: true }
    try {
      const batch = await reader.readAll({ after: this.#to, limit: LIMIT })
      this.#last = { ...this.#last, caughtUp: batch.caughtUp }
      return batch
    } catch (error) {
      if (error instanceof StoreUnavailable) return undefined
      throw error
    }
  }

  private waitAfter(batch: Batch | undefined, isBusy: boolean): number {
    const isAwaited = !batch || batch.pending === true || this.options.wakeSignal.told > this.#to
    if (!isAwaited) return LONGEST_WAIT_MS
    return isBusy ? SHORTEST_WAIT_MS : Math.min(this.#wait * 2, LONGEST_WAIT_MS)
  }

  private give(batch: Batch): void {
    this.#to = batch.position
    this.#kept = [...this.#kept, batch]
    let kept = this.#kept.reduce((sum, { events }) => sum + events.length, 0)
    for (let oldest = this.#kept[0]; oldest && kept - oldest.events.length >= KEPT; oldest = this.#kept[0]) {
      kept -= oldest.events.length
      this.#from = oldest.position
      this.#kept = this.#kept.slice(1)
    }
    for (const { position, settle } of [...this.#waiting]) {
      if (position < this.#to) settle(Promise.resolve(this.after(position)))
    }
  }
}

async function restOf(milliseconds: number, began: number): Promise<void> {
  const left = milliseconds - (performance.now() - began)
  if (left > 0) await new Promise(resolve => setTimeout(resolve, left))
}

/** Many instances that lost the same server must not return in the same instant. */
export const jittered = (ms: number): number => ms * (0.75 + Math.random() / 2)
