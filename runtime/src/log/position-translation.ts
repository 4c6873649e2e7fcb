// Every place that the database of an installation remembers in positions of its log, carried over to the positions of another engine.
import { type Position, START } from '@practicum/infra/event-store/port'
import type pg from 'pg'
import { allProjections } from '../composition/read-side'

/** Tables and columns that hold positions. Whoever adds one adds it here; a spec asks the database for those that are missing. */
export const POSITION_COLUMNS: readonly (readonly [table: string, column: string])[] = [
  ['read.checkpoint', 'position'],
  ['read.checkpoint', 'event_position'],
  ['read.parked', 'position'],
  ['bus.relay', 'position'],
  ['bus.relay', 'event_position'],
  ['bus.parked', 'position'],
  ['access.session', 'log_position'],
  ['access.answer', 'log_position'],
  ['access.api_token', 'log_position'],
]

/** Positions in one engine and what they are in the other: the last event at or before a place stays the last. */
export class PositionTranslation {
  readonly #waiting: Position[]
  readonly #found = new Map<Position, Position>()
  #reached: Position = START

  private constructor(positions: readonly Position[]) {
    this.#waiting = positions.toSorted()
  }

  static async of(pool: pg.Pool): Promise<PositionTranslation> {
    const queries = POSITION_COLUMNS.map(([table, column]) => `select ${column} as position from ${table}`)
    const { rows } = await pool.query<{ position: Position | null }>(queries.join(' union '))
    return new PositionTranslation(
      rows.flatMap(({ position }) => (position !== null && position > START ? [position] : [])),
    )
  }

  /** For every event of both logs, in their order. */
  pass(source: Position, target: Position): void {
    for (let [next] = this.#waiting; next !== undefined && next < source; [next] = this.#waiting) this.settle(next)
    this.#reached = target
  }

  /** In the transaction in which the log changes its engine. */
  async carryOver(client: pg.ClientBase): Promise<void> {
    for (let [next] = this.#waiting; next !== undefined; [next] = this.#waiting) this.settle(next)
    for (const [table, column] of POSITION_COLUMNS) {
      await client.query(
        `update ${table} set ${column} = place.becomes from unnest($1::text[], $2::text[]) as place (was, becomes)
         where ${column} = place.was`,
        [[...this.#found.keys()], [...this.#found.values()]],
      )
    }
    // Their rows hold positions too: version 0 has the next start build them anew.
    await client.query('update read.checkpoint set version = 0 where name = any ($1)', [HOLDING_POSITIONS])
  }

  private settle(place: Position): void {
    this.#found.set(place, this.#reached)
    this.#waiting.shift()
  }
}

export const HOLDING_POSITIONS: readonly string[] = allProjections
  .filter(({ table }) => 'position' in table.columns)
  .map(({ name }) => name)
