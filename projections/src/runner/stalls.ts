// Which read models do not get on, for those who watch: a poisoned event stops one of them and must not do it in silence.
import type { Position } from '@practicum/infra/event-store/port'
import type pg from 'pg'
import { READ_SCHEMA } from './table'

export interface Stall {
  readonly name: string
  /** The last position that its table shows. */
  readonly position: Position
  /** ISO instant of the first failure since it last got on. */
  readonly since: string
  /** How often it failed since then. */
  readonly failures: number
  /** Name of the error's class; its message may hold personal data. */
  readonly error: string
}

/** A failure or two is a connection that broke; it heals by itself. */
const STALLED_AFTER = 3

type Failing = Pick<Stall, 'since' | 'failures' | 'error'>

/** Counts the failures in a row of the read models that this process keeps, and notes them beside their checkpoints. */
export class Stalls {
  readonly #failing = new Map<string, Failing>()

  constructor(private readonly pool: pg.Pool) {}

  /** Rejects when the note could not be written; the count stands all the same. */
  async failed(names: readonly string[], error: unknown): Promise<void> {
    for (const name of names) {
      const before = this.#failing.get(name)
      this.#failing.set(name, {
        since: before?.since ?? new Date().toISOString(),
        failures: (before?.failures ?? 0) + 1,
        error: error instanceof Error ? error.constructor.name : typeof error,
      })
    }
    const noted = names.filter(name => (this.#failing.get(name)?.failures ?? 0) >= STALLED_AFTER)
    for (const name of noted) await this.note(name)
  }

  /** They have come further; moving the checkpoint has taken the note away. */
  moved(names: readonly string[]): void {
    for (const name of names) this.#failing.delete(name)
  }

  private async note(name: string): Promise<void> {
    const stall = JSON.stringify(this.#failing.get(name))
    await this.pool.query(`update ${READ_SCHEMA}.checkpoint set stall = $2 where name = $1`, [name, stall])
  }
}

/** Those of every process. */
export async function readStalls(pool: pg.Pool): Promise<readonly Stall[]> {
  const { rows } = await pool.query<{ name: string; position: Position; stall: Failing }>(
    `select name, position, stall from ${READ_SCHEMA}.checkpoint where stall is not null order by name`,
  )
  return rows.map(({ name, position, stall }) => ({ name, position, ...stall }))
}
