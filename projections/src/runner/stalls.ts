// Which read models do not get on, for those who watch the process: a poisoned event stops one of them and must not do it in silence.
import type { Position } from '@practicum/infra/event-store/port'

export interface Stall {
  readonly name: string
  /** The last position that its table shows. */
  readonly position: Position
  /** Of the first failure since it last got on. */
  readonly since: Date
  /** How often it failed since then. */
  readonly failures: number
  /** Name of the error's class; its message may hold personal data. */
  readonly error: string
}

/** A failure or two is a connection that broke; it heals by itself. */
const STALLED_AFTER = 3

export class Stalls {
  readonly #failing = new Map<string, Stall>()

  failed(names: readonly string[], position: Position, error: unknown): void {
    for (const name of names) {
      const before = this.#failing.get(name)
      this.#failing.set(name, {
        name,
        position,
        since: before?.since ?? new Date(),
        failures: (before?.failures ?? 0) + 1,
        error: error instanceof Error ? error.constructor.name : typeof error,
      })
    }
  }

  /** They have come further. */
  moved(names: readonly string[]): void {
    for (const name of names) this.#failing.delete(name)
  }

  list(): readonly Stall[] {
    return [...this.#failing.values()].filter(({ failures }) => failures >= STALLED_AFTER)
  }
}
