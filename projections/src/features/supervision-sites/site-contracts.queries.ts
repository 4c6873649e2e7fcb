// Reads of the contracts with a site: each with how it stands, who recorded it, and its documents.
import { type Binding, bindQuery } from '@practicum/infra/http/bindings'
import type { PersonRef } from '@practicum/shared/contract/shapes'
import {
  listSiteContracts,
  type SiteContractView,
} from '@practicum/shared/features/supervision-sites/site-contracts.contract'
import { siteContractContent } from '@practicum/shared/features/supervision-sites/site-contracts.fields'
import { siteContractPolicy } from '@practicum/shared/features/supervision-sites/site-contracts.policy'
import { onlyRow, type RowOf } from '@practicum/shared/kernel/fields'
import { refuse } from '@practicum/shared/kernel/refusal'
import type { AttachmentsShown, Reader } from '../../reads/slots'
import { queryRows, selected } from '../../runner/conditions'
import { scopeOf } from '../../runner/policy-sql'
import type { Documented } from '../attachments/documents.changes'
import { documentsIn, documentsSeen } from '../attachments/documents.read'
import { personJson, shownPerson } from '../people/person-ref'
import { CONTRACT_STANDING } from './site-contracts.view'
import { SITE_USES, SITES, seenSites } from './supervision-sites.view'

export const CONTRACT_USES = SITE_USES

const DOCUMENTS = { table: 'site_contract', key: 'site_contract_id' }

export const contractDocuments: AttachmentsShown['read'] = (db, principal, contractId) =>
  documentsSeen({ db, principal }, siteContractPolicy.see, DOCUMENTS, contractId)

interface ReadContract extends RowOf<typeof siteContractContent>, Documented {
  readonly id: string
  readonly standing: SiteContractView['standing']
  readonly recorder: PersonRef | null
  readonly recorder_id: string
  readonly recorder_position_id: string
  readonly recorded_at: Date
  readonly version: number
}

const COLUMNS = `c.site_contract_id as id, ${selected(siteContractContent, 'c')}, ${CONTRACT_STANDING} as standing, c.documents,
  c.recorder_id, c.recorder_position_id, ${personJson('c.recorder_position_id')} as recorder, c.recorded_at, c.revision as version`

export const siteContractQueries: readonly Binding[] = [
  bindQuery(listSiteContracts, CONTRACT_USES, async ({ params: { id }, principal, db }) => {
    const [site] = await queryRows(db, seenSites(principal).and('t.site_id = ?', id).select('t.site_id', SITES))
    return site ? { data: await contractsOf({ db, principal }, id) } : refuse('not_found', {}, { kind: 'missing' })
  }),
]

async function contractsOf(reader: Reader, siteId: string): Promise<SiteContractView[]> {
  const where = scopeOf(siteContractPolicy.see, reader.principal, 'c').and('c.site_id = ? and not c.removed', siteId)
  const order = 'order by c.start_at desc, c.site_contract_id desc limit 200'
  const rows = await queryRows<ReadContract>(reader.db, where.select(COLUMNS, 'read.site_contract c', order))
  const documents = await documentsIn(
    reader,
    DOCUMENTS,
    rows.map(({ id }) => id),
  )
  return rows.map(({ documents: own, ...row }) => ({
    ...{ id: row.id, ...onlyRow(siteContractContent, row), standing: row.standing, version: row.version },
    recorder: shownPerson(row.recorder, row.recorder_id, row.recorder_position_id),
    recorded_at: row.recorded_at.toISOString(),
    documents: documents.filter(({ id }) => own.some(document => document.id === id)),
  }))
}
