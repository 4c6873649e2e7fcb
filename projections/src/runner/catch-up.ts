// Lets a read wait until the read models it uses have reached a position, so that people always see what they wrote.
import type { Position } from '@practicum/infra/event-store/port'

export interface CatchUp {
  /** Resolves true as soon as all named read models are at `position` or later; false after `timeoutMs`. */
  wait(names: readonly string[], position: Position, timeoutMs: number): Promise<boolean>
}

interface Waiter {
  readonly names: readonly string[]
  readonly position: Position
  readonly settle: (reached: boolean) => void
}

/** Knows the positions of the read models that run in this process. */
export class LocalCatchUp implements CatchUp {
  readonly #positions = new Map<string, Position>()
  readonly #waiters = new Set<Waiter>()

  /** Called after commit. */
  reached(names: readonly string[], position: Position): void {
    for (const name of names) this.#positions.set(name, position)
    for (const waiter of this.#waiters) if (this.isAt(waiter.names, waiter.position)) waiter.settle(true)
  }

  positionOf(name: string): Position | undefined {
    return this.#positions.get(name)
  }

  wait(names: readonly string[], position: Position, timeoutMs: number): Promise<boolean> {
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
    })
  }

  private isAt(names: readonly string[], position: Position): boolean {
    return names.every(name => (this.#positions.get(name) ?? '') >= position)
  }
}
