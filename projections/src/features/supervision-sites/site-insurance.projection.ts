// The proofs that sites are insured: a row for each site, apart from its own, for not all who see the site are shown them.
import { siteInsurancePolicy } from '@practicum/shared/features/supervision-sites/site-insurance.policy'
import { siteEvents } from '@practicum/shared/features/supervision-sites/supervision-sites.events'
import { changes, type Projection } from '../../runner/projection'
import type { TableDefinition } from '../../runner/table'
import { type Documented, documentChangesOf } from '../attachments/documents.changes'

export type SiteInsuranceRow = Documented & {
  readonly site_id: string
  readonly organization_id: string
}

const siteInsuranceTable: TableDefinition<SiteInsuranceRow> = {
  name: 'site_insurance',
  columns: { site_id: 'uuid', organization_id: 'uuid', documents: 'jsonb' },
  key: 'site_id',
  indexes: ['organization_id'],
  visible: siteInsurancePolicy.see,
}

interface Begun {
  readonly data: { readonly siteId: string; readonly organizationId: string }
}

const begun = {
  insert: ({ data: { siteId, organizationId } }: Begun): SiteInsuranceRow => ({
    ...{ site_id: siteId, organization_id: organizationId, documents: [] },
  }),
}

export const siteInsuranceProjection: Projection<SiteInsuranceRow> = {
  name: 'site_insurance',
  version: 2,
  table: siteInsuranceTable,
  on: {
    ...documentChangesOf<SiteInsuranceRow>('site'),
    ...changes<SiteInsuranceRow>()(siteEvents, { SiteListed: begun, SiteAdded: begun, SiteDeleted: { remove: true } }),
  },
}
