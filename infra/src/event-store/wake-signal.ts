// Wakes the subscriptions of one process when something may be new; a ring is a hint, and says at most where.
import { type Position, START } from './port'

/** Rings are counted, so one that falls between a read and the wait for the next is not missed. */
export class WakeSignal {
  private readonly waiting = new Set<() => void>()
  private count = 0
  /** The furthest position that any ring has told of. */
  told: Position = START
  /** Rings that did not say where. */
  blind = 0

  get rings(): number {
    return this.count
  }

  /** `position`: of what is new, where it is known. */
  ring(position?: Position): void {
    if (position === undefined) this.blind += 1
    else if (position > this.told) this.told = position
    this.count += 1
    for (const wake of [...this.waiting]) wake()
  }

  /** What was told of may be another log's. */
  forget(): void {
    this.told = START
  }

  /** Resolves at the first ring after the `heard`-th, after `ms` milliseconds, or on abort, whichever comes first. */
  waitBeyond(heard: number, ms: number, signal: AbortSignal): Promise<void> {
    if (this.count !== heard || signal.aborted) return Promise.resolve()
    return new Promise(resolve => {
      const wake = (): void => {
        clearTimeout(timer)
        this.waiting.delete(wake)
        signal.removeEventListener('abort', wake)
        resolve()
      }
      const timer = setTimeout(wake, Math.max(ms, 0))
      this.waiting.add(wake)
      signal.addEventListener('abort', wake)
    })
  }
}
