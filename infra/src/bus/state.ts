// How the bus gets on, for those who watch it.
import type pg from 'pg'
import { type Position, START } from '../event-store/port'

export interface BusState {
  /** Up to where the relay has carried the log. */
  readonly position: Position
  /** Events set aside, of which an effect is missing, or more. */
  readonly deadLetters: number
}

export async function readBusState(pool: pg.Pool): Promise<BusState> {
  const { rows } = await pool.query<{ position: Position | null; deadLetters: number }>(
    `select (select position from bus.relay where name = 'relay') as position, (select count(distinct event_id)::int from bus.parked) as "deadLetters"`,
  )
  return { position: rows[0]?.position ?? START, deadLetters: rows[0]?.deadLetters ?? 0 }
}
