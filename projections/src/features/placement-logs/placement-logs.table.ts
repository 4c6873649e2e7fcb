// The table of the days that trainees have logged at their placements.
import { logContent, logDay } from '@practicum/shared/features/placement-logs/placement-logs.fields'
import { placementLogPolicy } from '@practicum/shared/features/placement-logs/placement-logs.policy'
import { columnsOf, type RowOf } from '@practicum/shared/kernel/fields'
import type { TableDefinition } from '../../runner/table'

export type PlacementLogRow = RowOf<typeof logDay> &
  RowOf<typeof logContent> & {
    readonly log_id: string
    readonly placement_id: string
    readonly organization_id: string
    /** Taken back: its history is told all the same. */
    readonly removed: boolean
    readonly revision: number
  }

export const placementLogTable: TableDefinition<PlacementLogRow> = {
  name: 'placement_log',
  columns: {
    log_id: 'uuid',
    placement_id: 'uuid',
    organization_id: 'uuid',
    ...columnsOf(logDay),
    ...columnsOf(logContent),
    removed: 'boolean',
    revision: 'integer',
  },
  key: 'log_id',
  indexes: ['placement_id, day'],
  visible: placementLogPolicy.see,
}
