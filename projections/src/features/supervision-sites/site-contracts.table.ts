// The table of contracts with sites: one row each, with its documents.
import { siteContractContent } from '@practicum/shared/features/supervision-sites/site-contracts.fields'
import { siteContractPolicy } from '@practicum/shared/features/supervision-sites/site-contracts.policy'
import { columnsOf, type RowOf } from '@practicum/shared/kernel/fields'
import type { TableDefinition } from '../../runner/table'
import type { Documented } from '../attachments/documents.changes'

export type SiteContractRow = RowOf<typeof siteContractContent> &
  Documented & {
    readonly site_contract_id: string
    readonly site_id: string
    readonly organization_id: string
    readonly recorder_id: string
    readonly recorder_position_id: string
    readonly recorded_at: string
    /** The last reminder, in days before the end. */
    readonly reminded: number | null
    /** Nobody is shown it; the history of its site tells of it. */
    readonly removed: boolean
    readonly revision: number
  }

export const siteContractTable: TableDefinition<SiteContractRow> = {
  name: 'site_contract',
  columns: {
    site_contract_id: 'uuid',
    site_id: 'uuid',
    organization_id: 'uuid',
    ...columnsOf(siteContractContent),
    recorder_id: 'uuid',
    recorder_position_id: 'uuid',
    recorded_at: 'timestamptz',
    documents: 'jsonb',
    reminded: 'integer',
    removed: 'boolean',
    revision: 'integer',
  },
  key: 'site_contract_id',
  // Whoever reminds looks for those that end, whatever their organization.
  indexes: ['site_id', 'organization_id', 'end_at where end_at is not null'],
  visible: siteContractPolicy.see,
  selectGrants: ['reactor'],
}
