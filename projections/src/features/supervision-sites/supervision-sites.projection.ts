// Supervision sites as others show them.
import { siteEvents } from '@practicum/shared/features/supervision-sites/supervision-sites.events'
import { siteListing, siteTitle } from '@practicum/shared/features/supervision-sites/supervision-sites.fields'
import { toRow } from '@practicum/shared/kernel/fields'
import { wordsOf } from '@practicum/shared/kernel/words'
import { changes, type Projection } from '../../runner/projection'
import { type SiteRow, siteTable } from './supervision-sites.table'

export const siteProjection: Projection<SiteRow> = {
  name: 'site',
  version: 3,
  table: siteTable,
  skipDecryption: true,
  on: changes<SiteRow>()(siteEvents, {
    SiteListed: {
      insert: ({ data }) => ({
        site_id: data.siteId,
        organization_id: data.organizationId,
        ...toRow(siteTitle, data),
        ...toRow(siteListing, data),
        words: wordsOf(data.name),
      }),
    },
  }),
}
