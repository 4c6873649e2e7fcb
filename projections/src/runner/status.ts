// How far every read model has come, for operators.
import { PlacesLost } from '@practicum/infra/event-store/places'
import { type EventStore, type Position, START } from '@practicum/infra/event-store/port'
import type pg from 'pg'
import { readCheckpoints } from './checkpoints'
import type { Projection } from './projection'

export interface ProjectionStatus {
  readonly name: string
  /** Of the table in use; undefined where there is none yet. */
  readonly version: number | undefined
  readonly position: Position
  /** Events of the log that it has not seen yet, counted up to {@link COUNTED}; null while the log is another one. */
  readonly lag: number | null
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
      const outdated = (checkpoint?.version ?? 0) < version
      return { name, version: checkpoint?.version, position, lag: await countAfter(store, position), outdated }
    }),
  )
}

async function countAfter(store: EventStore, after: Position): Promise<number | null> {
  try {
    return (await store.readAll({ after, limit: COUNTED })).events.length
  } catch (error) {
    if (error instanceof PlacesLost) return null
    throw error
  }
}
