// What one batch of events makes of some read models, in one transaction: checkpoints moved, rows folded and written, what cannot be folded parked.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { PlacedEvent } from '@practicum/infra/event-store/places'
import type { Position } from '@practicum/infra/event-store/port'
import type pg from 'pg'
import { moveCheckpoints } from './checkpoints'
import { type Member, noticeSwap } from './members'
import { park, readSetAside } from './parked'
import { isDefect, isRefusedRow } from './parking'
import { handles } from './projection'
import type { Folding } from './rows'
import type { RunnerOptions } from './runner-options'
import { READ_SCHEMA, type TableDefinition, type TableRow } from './table'
import { writeRows } from './write'

/**
 * `strict`: what cannot be folded fails the batch, and is tried again. `parking`: it is parked. `probing`: each state of a row is shown to
 * PostgreSQL before it counts, to find the event that makes a row which PostgreSQL refuses.
 */
export type Mode = 'strict' | 'parking' | 'probing'

/** After so many tries; undefined where the failure says nothing of an event. */
export function nextMode(mode: Mode, error: unknown): Mode | undefined {
  if (mode === 'strict') return isDefect(error) ? 'parking' : undefined
  return mode === 'parking' && isRefusedRow(error) ? 'probing' : undefined
}

export interface Work {
  readonly members: readonly Member[]
  readonly concerned: readonly Member[]
  readonly events: readonly StoredEvent[]
  readonly from: Position
  readonly to: Position
  /** Of all between, whether they concern these read models or not. */
  readonly last: PlacedEvent | undefined
  readonly mode: Mode
}

export async function commitBatch(client: pg.PoolClient, work: Work, at: RunnerOptions['at']): Promise<void> {
  const models = work.members.map(({ projection }) => projection)
  const moved = await moveCheckpoints(client, models, work)
  for (const member of work.members) noticeSwap(member, moved.get(member.projection.name))
  for (const { projection, folder } of work.concerned) {
    const relevant = work.events.filter(event => handles(projection, event.type))
    const holdsParked = moved.get(projection.name)?.holdsParked === true
    const { parked, ...written } = await folder.fold(relevant, {
      ...loading(client),
      ...(holdsParked && { aside: await readSetAside(client, projection.name) }),
      parks: work.mode !== 'strict',
      ...(work.mode === 'probing' && { tryRow: tryingRows(client, projection.table) }),
    })
    await at?.('folded')
    await writeRows(client, projection.table, READ_SCHEMA, written)
    await park(client, projection.name, parked)
  }
  await at?.('written')
}

export const loading = (client: pg.ClientBase | pg.Pool): Pick<Folding, 'load'> => ({
  load: async (sql, values) => (await client.query(sql, [...values])).rows,
})

/** Within a transaction, and without a trace in it. */
export const tryingRows = (client: pg.ClientBase, table: TableDefinition) => async (row: TableRow) => {
  await client.query('savepoint tried')
  try {
    await writeRows(client, table, READ_SCHEMA, { upserts: [row], removals: [] })
  } finally {
    await client.query('rollback to savepoint tried')
  }
}
