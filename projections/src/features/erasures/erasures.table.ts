// The table of erasures: one row for each person, as the last request for them stands.
import { erasurePolicy } from '@practicum/shared/features/erasures/erasures.policy'
import type { TableDefinition } from '../../runner/table'

interface StepCell {
  readonly step: string
  readonly doneAt: string
}

export type ErasureRow = {
  readonly user_id: string
  readonly erasure_status: string
  readonly reason: string | null
  readonly requested_by: string | null
  readonly requested_by_position: string | null
  readonly requested_at: string | null
  readonly confirmed_by: string | null
  readonly confirmed_by_position: string | null
  readonly confirmed_at: string | null
  readonly withdrawn_by: string | null
  readonly withdrawn_by_position: string | null
  readonly withdrawn_at: string | null
  readonly begun_at: string | null
  readonly steps: readonly StepCell[]
  readonly done_at: string | null
  readonly changed_at: string
  readonly revision: number
}

export const erasureTable: TableDefinition<ErasureRow> = {
  name: 'erasure',
  columns: {
    user_id: 'uuid',
    erasure_status: 'text',
    reason: 'text',
    requested_by: 'uuid',
    requested_by_position: 'uuid',
    requested_at: 'timestamptz',
    confirmed_by: 'uuid',
    confirmed_by_position: 'uuid',
    confirmed_at: 'timestamptz',
    withdrawn_by: 'uuid',
    withdrawn_by_position: 'uuid',
    withdrawn_at: 'timestamptz',
    begun_at: 'timestamptz',
    steps: 'jsonb',
    done_at: 'timestamptz',
    changed_at: 'timestamptz',
    revision: 'integer',
  },
  key: 'user_id',
  indexes: ['changed_at, user_id', 'erasure_status, confirmed_at'],
  selectGrants: ['reactor'],
  visible: erasurePolicy.see,
}
