// What a runner is given: the log to read, the read models to keep, and who is told of what.
import type { EventCodec } from '@practicum/infra/codec/codec'
import type { Batch, EventStore } from '@practicum/infra/event-store/port'
import type pg from 'pg'
import type { ProjectionWaterMark } from './catch-up'
import type { Projection } from './projection'
import type { Stalls } from './stalls'

/** Where specs may stop, slow or break the runner. */
export type Stage = 'read' | 'folded' | 'written' | 'committed'

export interface RunnerOptions {
  readonly store: EventStore
  readonly codec: EventCodec
  /** Connections of the projector's database role. */
  readonly pool: pg.Pool
  readonly projections: readonly Projection[]
  /** Told of every commit; default: one of its own. */
  readonly waterMark?: ProjectionWaterMark
  /** Default: its own. */
  readonly stalls?: Stalls
  /** Told when a newer release has built some of these read models anew: this one cannot keep them any more. */
  readonly onSuperseded?: () => void
  readonly onError: (error: unknown, names: readonly string[]) => void
  readonly at?: ((stage: Stage) => Promise<void> | void) | undefined
  /** Told of every batch that the read models now show. */
  readonly onApplied?: ((names: readonly string[], batch: Batch) => void) | undefined
  /** Events per batch at most; default 1,000. */
  readonly batchSize?: number
}
