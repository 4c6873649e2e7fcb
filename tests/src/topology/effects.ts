// The effects of a load, counted in the log itself.
import { PATIENCE_MS } from '../setup/patience'
import { type Delivering, delivered } from './delivered'

/** How often each of these tasks was made, and its assignee told of it. */
export async function effectsOf(
  { pool }: Delivering['database'],
  ids: readonly string[],
): Promise<{ made: readonly number[]; told: readonly number[] }> {
  const { rows } = await pool.query<{ made: number; told: number }>(
    `with made as (
       select stream, count(*)::int as times, min(id::text) as event_id from log.event where type = 'TaskCreated' group by stream
     ), told as (
       select metadata->>'causationId' as cause, count(*)::int as times from log.event where type = 'NotificationSent' group by 1
     )
     select coalesce(made.times, 0) as made, coalesce(told.times, 0) as told from unnest($1::text[]) as wanted (task)
       left join made on made.stream = 'task-' || task left join told on told.cause = made.event_id`,
    [ids],
  )
  return { made: rows.map(({ made }) => made), told: rows.map(({ told }) => told) }
}

const once = (counts: readonly number[]): boolean => counts.every(count => count === 1)

/** Effects follow; waits until every task was told of, and nothing is on its way by which one could be told twice. */
export async function settled(installation: Delivering, ids: readonly string[]): Promise<void> {
  const { database } = installation
  expect(new Set(ids).size).toBe(ids.length)
  const deadline = Date.now() + PATIENCE_MS
  while (!once((await effectsOf(database, ids)).told) && Date.now() < deadline) {
    await new Promise(resolve => setTimeout(resolve, 250))
  }
  await delivered(installation)
  const { rows: parked } = await database.pool.query('select consumer, event_id, error from bus.parked')
  expect(parked).toEqual([])
}

export async function expectEachOnce(installation: Delivering, ids: readonly string[]): Promise<void> {
  await settled(installation, ids)
  const { made, told } = await effectsOf(installation.database, ids)
  expect(made.filter(count => count !== 1)).toEqual([])
  expect(told.filter(count => count !== 1)).toEqual([])
}
