// Supervision sites as the read side remembers them.
import { siteListing, siteTitle } from '@practicum/shared/features/supervision-sites/supervision-sites.fields'
import { sitePolicy } from '@practicum/shared/features/supervision-sites/supervision-sites.policy'
import { columnsOf, type RowOf } from '@practicum/shared/kernel/fields'
import type { TableDefinition } from '../../runner/table'

export type SiteRow = RowOf<typeof siteTitle> &
  RowOf<typeof siteListing> & {
    readonly site_id: string
    readonly organization_id: string
    readonly words: readonly string[]
  }

export const siteTable: TableDefinition<SiteRow> = {
  name: 'site',
  columns: {
    site_id: 'uuid',
    organization_id: 'uuid',
    ...columnsOf(siteTitle),
    ...columnsOf(siteListing),
    words: 'text[]',
  },
  key: 'site_id',
  indexes: ['organization_id, name, site_id'],
  found: {},
  visible: sitePolicy.see,
}
