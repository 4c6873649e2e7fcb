// How far every read model has come, for operators.
import { type EventStore, type Position, START } from '@practicum/infra/event-store/port'
import type pg from 'pg'
import { readCheckpoints } from './checkpoints'
import type { Projection } from './projection'

export interface ProjectionStatus {
  readonly name: string
  /** Of the table in use; undefined where there is none yet. */
  readonly version: number | undefined
  readonly position: Position
  /** Events of the log that it has not seen yet, counted up to {@link COUNTED}. */
  readonly lag: number
  /** True where the next start builds it anew. */
  readonly outdated: boolean
}

/** A lag is counted this far and no further. */
export const COUNTED = 10_000

export async function status(
  { store, pool }: { readonly store: EventStore; readonly pool: pg.Pool },
  projections: readonly Projection[],
): Promise<readonly ProjectionStatus[]> {
  const checkpoints = await readCheckpoints(pool)
  return Promise.all(
    projections.map(async ({ name, version }) => {
      const checkpoint = checkpoints.get(name)
      const position = checkpoint?.position ?? START
      const { events } = await store.readAll({ after: position, limit: COUNTED })
      const outdated = (checkpoint?.version ?? 0) < version
      return { name, version: checkpoint?.version, position, lag: events.length, outdated }
    }),
  )
}
