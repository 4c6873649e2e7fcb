// Wakes the subscriptions of one process when something may be new; a ring is a hint and carries nothing.

/** Rings are counted, so one that falls between a read and the wait for the next is not missed. */
export class WakeSignal {
  private readonly waiting = new Set<() => void>()
  private count = 0

  get rings(): number {
    return this.count
  }

  ring(): void {
    this.count += 1
    for (const wake of [...this.waiting]) wake()
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
      const timer = setTimeout(wake, ms)
      this.waiting.add(wake)
      signal.addEventListener('abort', wake)
    })
  }
}
