// Supervision sites as the server answers them, for specs of screens.
import { siteContact } from '@practicum/shared/features/supervision-sites/site-details.fields'
import type { SiteView } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import { siteEvents } from '@practicum/shared/features/supervision-sites/supervision-sites.events'
import { siteContent } from '@practicum/shared/features/supervision-sites/supervision-sites.fields'
import { toRow } from '@practicum/shared/kernel/fields'
import { aPerson, idOf } from './fixtures'

const { sample } = siteEvents.definitions.SiteAdded

/** Supervises at {@link aSite}, and added it. */
export const simone = aPerson(12, 'Simone Okafor', 'supervisor')

export const aSite = (changes: Partial<SiteView> = {}): SiteView => ({
  ...{ id: idOf(9000), ...toRow(siteContent, sample), ...toRow(siteContact, sample), state_name: 'California' },
  ...{ status: 'approved', published: true, expiration_date: null, rejected_reason: null, version: 3 },
  ...{ supervisors: [simone], creator: simone, tags: [], has_placements: false },
  ...{ contract_status: null, contract_end_at: null },
  created_at: '2026-11-20T18:00:00.000Z',
  ...changes,
})
