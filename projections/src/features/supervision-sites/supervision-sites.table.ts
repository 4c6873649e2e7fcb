// The tables of supervision sites: the names that others show, and the directory itself.
import { siteContact } from '@practicum/shared/features/supervision-sites/site-details.fields'
import {
  siteContent,
  siteExpiry,
  siteTitle,
} from '@practicum/shared/features/supervision-sites/supervision-sites.fields'
import { sitePolicy, siteTitlePolicy } from '@practicum/shared/features/supervision-sites/supervision-sites.policy'
import type { SitePerson } from '@practicum/shared/features/supervision-sites/supervision-sites.state'
import { columnsOf, type RowOf } from '@practicum/shared/kernel/fields'
import type { TableDefinition } from '../../runner/table'

export type SiteTitleRow = RowOf<typeof siteTitle> & {
  readonly site_id: string
  readonly organization_id: string
  readonly words: readonly string[]
}

export const siteTable: TableDefinition<SiteTitleRow> = {
  name: 'site',
  columns: { site_id: 'uuid', organization_id: 'uuid', ...columnsOf(siteTitle), words: 'text[]' },
  key: 'site_id',
  indexes: ['organization_id, name, site_id'],
  found: {},
  visible: siteTitlePolicy.see,
}

export type SiteRow = RowOf<typeof siteContent> &
  RowOf<typeof siteContact> &
  RowOf<typeof siteExpiry> & {
    readonly site_id: string
    readonly organization_id: string
    /** As it was decided; the day makes an expired one of it. */
    readonly site_status: string
    readonly published: boolean
    /** The last reminder, in days before it expires. */
    readonly reminded: number | null
    readonly rejected_reason: string | null
    readonly creator_id: string | null
    readonly creator_position_id: string | null
    readonly supervisors: readonly SitePerson[]
    readonly supervisor_position_ids: readonly string[]
    /** Also those that were deleted since. */
    readonly tag_ids: readonly string[]
    /** In parts of a degree; null: no place is known. */
    readonly lat: number | null
    readonly lon: number | null
    readonly has_placements: boolean
    readonly words: readonly string[]
    readonly created_at: string
    readonly revision: number
  }

export const supervisionSiteTable: TableDefinition<SiteRow> = {
  name: 'supervision_site',
  columns: {
    site_id: 'uuid',
    organization_id: 'uuid',
    ...columnsOf(siteContent),
    ...columnsOf(siteContact),
    ...columnsOf(siteExpiry),
    site_status: 'text',
    published: 'boolean',
    reminded: 'integer',
    rejected_reason: 'text',
    creator_id: 'uuid',
    creator_position_id: 'uuid',
    supervisors: 'jsonb',
    supervisor_position_ids: 'uuid[]',
    tag_ids: 'uuid[]',
    lat: 'integer',
    lon: 'integer',
    has_placements: 'boolean',
    words: 'text[]',
    created_at: 'timestamptz',
    revision: 'integer',
  },
  key: 'site_id',
  // Whoever reminds looks for those that expire, whatever their organization.
  indexes: ['expiration_date where expiration_date is not null'],
  found: {},
  lists: { of: ['organization_id'], sorts: ['name', 'city', 'county', 'expiration_date', 'created_at'] },
  visible: sitePolicy.see,
  selectGrants: ['reactor'],
}
