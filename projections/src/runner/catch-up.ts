// Lets a read wait until the read models it uses have reached a position, so that people always see what they wrote.
import { setTimeout as wait } from 'node:timers/promises'
import type { Position } from '@practicum/infra/event-store/port'

export interface PositionWaiter {
  /** Resolves true as soon as all named read models are at `position` or later; false after `timeoutMs`. */
  waitForPosition(names: readonly string[], position: Position, timeoutMs: number): Promise<boolean>
}

interface Waiter {
  readonly names: readonly string[]
  readonly position: Position
  readonly settle: (reached: boolean) => void
}

export interface Looking {
  /** The positions of all read models as the database has them, whichever process keeps them. */
  readonly look: () => Promise<Iterable<readonly [name: string, position: Position]>>
  /** How long the word of this very process is waited for before the database is asked, in milliseconds. */
  readonly afterMs: number
}

const LOOK_EVERY_MS = 5

/** Hears of the read models that this process keeps, and asks the database for those of others while somebody waits. */
export class ProjectionWaterMark implements PositionWaiter {
  readonly #positions = new Map<string, Position>()
  readonly #waiters = new Set<Waiter>()
  #isLooking = false
  #losses = 0

  constructor(private readonly looking?: Looking) {}

  /** How often the server was lost: what was asked of it, or committed, before the last time may not be there any more. */
  get losses(): number {
    return this.#losses
  }

  /** Called after commit, with the losses from before it: the word of a server that has crashed may come after the news of its end. */
  reached(names: readonly string[], position: Position, losses = this.#losses): void {
    this.take(
      names.map(name => [name, position]),
      losses,
    )
  }

  /** A server that has crashed may show less than before: read models are not flushed with every commit. */
  forget(): void {
    this.#losses += 1
    this.#positions.clear()
  }

  positionOf(name: string): Position | undefined {
    return this.#positions.get(name)
  }

  waitForPosition(names: readonly string[], position: Position, timeoutMs: number): Promise<boolean> {
    if (this.isAt(names, position)) return Promise.resolve(true)
    return new Promise(resolve => {
      const settle = (reached: boolean): void => {
        clearTimeout(timer)
        this.#waiters.delete(waiter)
        resolve(reached)
      }
      const waiter: Waiter = { names, position, settle }
      const timer = setTimeout(settle, timeoutMs, false)
      this.#waiters.add(waiter)
      if (this.looking && !this.#isLooking) void this.lookAround(this.looking)
    })
  }

  private async lookAround({ look, afterMs }: Looking): Promise<void> {
    this.#isLooking = true
    const everyMs = Math.max(LOOK_EVERY_MS, afterMs)
    if (afterMs > 0) await wait(afterMs)
    while (this.#waiters.size > 0) {
      const losses = this.#losses
      // A database that is away is its own readers' trouble; whoever waits here waits until their time is over.
      this.take(await look().catch(() => []), losses)
      if (this.#waiters.size > 0) await wait(everyMs)
    }
    this.#isLooking = false
  }

  private take(found: Iterable<readonly [name: string, position: Position]>, losses: number): void {
    if (losses !== this.#losses) return
    for (const [name, position] of found) this.raise(name, position)
    this.settle()
  }

  private raise(name: string, position: Position): void {
    if (position > (this.#positions.get(name) ?? '')) this.#positions.set(name, position)
  }

  private settle(): void {
    for (const waiter of this.#waiters) if (this.isAt(waiter.names, waiter.position)) waiter.settle(true)
  }

  private isAt(names: readonly string[], position: Position): boolean {
    return names.every(name => (this.#positions.get(name) ?? '') >= position)
  }
}
