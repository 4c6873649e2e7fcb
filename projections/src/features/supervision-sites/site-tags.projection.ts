// Events of the tags of supervision sites become a row for each tag.
import { siteTagEvents } from '@practicum/shared/features/supervision-sites/site-tags.events'
import { siteTagContent } from '@practicum/shared/features/supervision-sites/site-tags.fields'
import { toRow } from '@practicum/shared/kernel/fields'
import { changes, type Projection } from '../../runner/projection'
import { type SiteTagRow, siteTagTable } from './site-tags.table'

/** All tags of an organization are one stream. */
const keys = ({ data }: { readonly data: { readonly tagId: string } }): readonly string[] => [data.tagId]

export const siteTagProjection: Projection<SiteTagRow> = {
  name: 'site_tag',
  version: 1,
  table: siteTagTable,
  skipDecryption: true,
  on: changes<SiteTagRow>()(siteTagEvents, {
    SiteTagCreated: {
      keys,
      insert: ({ data }) => ({
        ...{ site_tag_id: data.tagId, organization_id: data.organizationId, sort_order: data.order, changed: 0 },
        ...toRow(siteTagContent, data),
      }),
    },
    SiteTagChanged: {
      keys,
      patch: ({ data }, { changed }) => ({ ...toRow(siteTagContent, data), changed: changed + 1 }),
    },
    SiteTagsOrdered: {
      keys: ({ data }) => data.tagIds,
      fold: (row, { data }, key) => row && { ...row, sort_order: data.tagIds.indexOf(key) },
    },
    SiteTagDeleted: { keys, remove: true },
  }),
}
