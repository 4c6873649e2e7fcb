// Events of erasures become rows of their table.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import { erasureEvents } from '@practicum/shared/features/erasures/erasures.events'
import { changes, type Projection } from '../../runner/projection'
import { type ErasureRow, erasureTable } from './erasures.table'

type Touched = Pick<ErasureRow, 'changed_at' | 'revision'>

const touched = ({ meta, revision }: StoredEvent): Touched => ({
  changed_at: meta.occurredAt,
  revision: Number(revision),
})

const UNDECIDED = {
  confirmed_by: null,
  confirmed_by_position: null,
  confirmed_at: null,
  withdrawn_by: null,
  withdrawn_by_position: null,
  withdrawn_at: null,
} as const

/** Of an erasure that begins again after a restore to before its request. */
const UNREQUESTED = {
  reason: null,
  requested_by: null,
  requested_by_position: null,
  requested_at: null,
  ...UNDECIDED,
} as const

export const erasureProjection: Projection<ErasureRow> = {
  name: 'erasure',
  version: 2,
  table: erasureTable,
  on: changes<ErasureRow>()(erasureEvents, {
    ErasureRequested: {
      insert: event => ({
        user_id: event.data.userId,
        erasure_status: 'requested',
        reason: event.data.reason,
        requested_by: event.data.requestedBy,
        requested_by_position: event.data.requestedByPosition,
        requested_at: event.data.requestedAt,
        ...UNDECIDED,
        begun_at: null,
        steps: [],
        done_at: null,
        ...touched(event),
      }),
    },
    ErasureConfirmed: {
      patch: event => ({
        erasure_status: 'confirmed',
        confirmed_by: event.data.confirmedBy,
        confirmed_by_position: event.data.confirmedByPosition,
        confirmed_at: event.meta.occurredAt,
        ...touched(event),
      }),
    },
    ErasureWithdrawn: {
      patch: event => ({
        erasure_status: 'withdrawn',
        withdrawn_by: event.data.withdrawnBy,
        withdrawn_by_position: event.data.withdrawnByPosition,
        withdrawn_at: event.meta.occurredAt,
        ...touched(event),
      }),
    },
    ErasureBegun: {
      fold: (row, event) => ({
        ...UNREQUESTED,
        ...row,
        user_id: event.data.userId,
        erasure_status: 'running',
        begun_at: event.data.begunAt,
        steps: [],
        done_at: null,
        ...touched(event),
      }),
    },
    ErasureStepDone: {
      patch: (event, row) => ({
        steps: [...row.steps, { step: event.data.step, doneAt: event.data.doneAt }],
        ...touched(event),
      }),
    },
    ErasureCompleted: {
      patch: event => ({ erasure_status: 'done', done_at: event.meta.occurredAt, ...touched(event) }),
    },
  }),
}
