// What happens to a contract between a site and the organization.
import { z } from 'zod'
import { defineEvents, type EventsOf, event } from '../../events/catalog'
import { localDate } from '../../kernel/dates'
import { storedOf } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import { siteContractContent } from './site-contracts.fields'

const contractId = '0192f0c0-0000-7000-8000-0000000000a1'
const content = { name: 'Affiliation agreement', startAt: '2026-09-01', endAt: '2028-08-31' }

const ofContract = { contractId: id }

export const siteContractEvents = defineEvents('sitecontract', {
  SiteContractRecorded: event({
    version: 1,
    schema: z.object({
      ...ofContract,
      siteId: id,
      organizationId: id,
      ...storedOf(siteContractContent),
      recorderId: id,
      recorderPositionId: id,
    }),
    sample: {
      contractId,
      siteId: '0192f0c0-0000-7000-8000-0000000000c1',
      organizationId: '0192f0c0-0000-7000-8000-000000000003',
      ...content,
      recorderId: '0192f0c0-0000-7000-8000-000000000005',
      recorderPositionId: '0192f0c0-0000-7000-8000-000000000006',
    },
  }),
  SiteContractCorrected: event({
    version: 1,
    schema: z.object({ ...ofContract, ...storedOf(siteContractContent) }),
    sample: { contractId, ...content, endAt: '2028-12-31' },
  }),
  /** Earlier than it said. */
  SiteContractEnded: event({
    version: 1,
    schema: z.object({ ...ofContract, endAt: localDate }),
    sample: { contractId, endAt: '2027-06-30' },
  }),
  /** Coordinators are told, so many days before it ends. */
  SiteContractReminded: event({
    version: 1,
    schema: z.object({ ...ofContract, days: z.int() }),
    sample: { contractId, days: 30 },
  }),
  /** It was recorded by mistake, or its site was deleted. */
  SiteContractRemoved: event({ version: 1, schema: z.object(ofContract), sample: { contractId } }),
})
export type SiteContractEvent = EventsOf<typeof siteContractEvents>
