// Events of contracts with sites, and of what is attached to them, become a row for each contract.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import { siteContractEvents } from '@practicum/shared/features/supervision-sites/site-contracts.events'
import { siteContractContent } from '@practicum/shared/features/supervision-sites/site-contracts.fields'
import { toRow } from '@practicum/shared/kernel/fields'
import { changes, type Projection } from '../../runner/projection'
import { documentChangesOf, withdrawalsOf } from '../attachments/documents.changes'
import { type SiteContractRow, siteContractTable } from './site-contracts.table'

const touched = ({ revision }: StoredEvent): Pick<SiteContractRow, 'revision'> => ({ revision: Number(revision) })

export const siteContractProjection: Projection<SiteContractRow> = {
  name: 'site_contract',
  version: 2,
  table: siteContractTable,
  on: {
    ...documentChangesOf<SiteContractRow>('sitecontract'),
    ...withdrawalsOf<SiteContractRow>('sitecontract'),
    ...changes<SiteContractRow>()(siteContractEvents, {
      SiteContractRecorded: {
        insert: event => {
          const { data, meta } = event
          return {
            ...{ site_contract_id: data.contractId, site_id: data.siteId, organization_id: data.organizationId },
            ...toRow(siteContractContent, data),
            ...{ recorder_id: data.recorderId, recorder_position_id: data.recorderPositionId },
            ...{ recorded_at: meta.occurredAt, documents: [], reminded: null, removed: false },
            ...touched(event),
          }
        },
      },
      SiteContractCorrected: {
        patch: (event, { end_at, reminded }) => ({
          ...toRow(siteContractContent, event.data),
          // With another end reminders begin anew.
          reminded: event.data.endAt === end_at ? reminded : null,
          ...touched(event),
        }),
      },
      SiteContractEnded: { patch: event => ({ end_at: event.data.endAt, reminded: null, ...touched(event) }) },
      SiteContractReminded: { patch: event => ({ reminded: event.data.days, ...touched(event) }) },
      SiteContractRemoved: { patch: event => ({ removed: true, ...touched(event) }) },
    }),
  },
}
