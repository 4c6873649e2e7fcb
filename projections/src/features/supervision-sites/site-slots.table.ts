// The table of the places at sites: one row for each site that has said how many it has.
import { siteSlotPolicy } from '@practicum/shared/features/supervision-sites/site-slots.policy'
import type { Slots } from '@practicum/shared/features/supervision-sites/site-slots.standing'
import type { TableDefinition } from '../../runner/table'

export type SiteSlotsRow = Pick<Slots, 'slots' | 'places'> & {
  readonly site_id: string
  readonly organization_id: string
  /** Placements for which no place is left. */
  readonly waiting: readonly string[]
}

export const siteSlotsTable: TableDefinition<SiteSlotsRow> = {
  name: 'site_slots',
  columns: { site_id: 'uuid', organization_id: 'uuid', slots: 'jsonb', places: 'jsonb', waiting: 'uuid[]' },
  key: 'site_id',
  indexes: ['organization_id', `organization_id where waiting <> '{}'`],
  visible: siteSlotPolicy.see,
}
