// Events of the places at a site become its row: its periods, and who asks for a place or holds one.
import { type SiteSlotEvent, siteSlotEvents } from '@practicum/shared/features/supervision-sites/site-slots.events'
import { type Slots, slotsAfter, waitingAt } from '@practicum/shared/features/supervision-sites/site-slots.standing'
import { changes, type Projection } from '../../runner/projection'
import { type SiteSlotsRow, siteSlotsTable } from './site-slots.table'

const NONE: Slots = { slots: [], places: [] }

function after(state: Slots, event: SiteSlotEvent): Pick<SiteSlotsRow, 'slots' | 'places' | 'waiting'> {
  const slots = slotsAfter(state, event, place => place)
  return { ...slots, waiting: waitingAt(slots).map(({ placementId }) => placementId) }
}

const patch = { patch: (event: SiteSlotEvent, row: SiteSlotsRow) => after(row, event) }

export const siteSlotsProjection: Projection<SiteSlotsRow> = {
  name: 'site_slots',
  version: 2,
  table: siteSlotsTable,
  skipDecryption: true,
  on: changes<SiteSlotsRow>()(siteSlotEvents, {
    SiteSlotPublished: {
      fold: (row, event) => ({
        ...{ site_id: event.data.siteId, organization_id: event.data.organizationId },
        ...after(row ?? NONE, event),
      }),
    },
    SiteSlotChanged: patch,
    SiteSlotRemoved: patch,
    SitePlaceAsked: patch,
    SitePlaceTaken: patch,
    SitePlaceGivenUp: patch,
  }),
}
