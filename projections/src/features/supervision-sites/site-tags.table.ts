// The table of the tags of supervision sites: one row each.
import { siteTagContent } from '@practicum/shared/features/supervision-sites/site-tags.fields'
import { siteTagPolicy } from '@practicum/shared/features/supervision-sites/site-tags.policy'
import { columnsOf, type RowOf } from '@practicum/shared/kernel/fields'
import type { TableDefinition } from '../../runner/table'

export type SiteTagRow = RowOf<typeof siteTagContent> & {
  readonly site_tag_id: string
  readonly organization_id: string
  readonly sort_order: number
  /** How often it was changed. */
  readonly changed: number
}

export const siteTagTable: TableDefinition<SiteTagRow> = {
  name: 'site_tag',
  columns: {
    site_tag_id: 'uuid',
    organization_id: 'uuid',
    ...columnsOf(siteTagContent),
    sort_order: 'integer',
    changed: 'integer',
  },
  key: 'site_tag_id',
  indexes: ['organization_id, sort_order'],
  visible: siteTagPolicy.see,
}
