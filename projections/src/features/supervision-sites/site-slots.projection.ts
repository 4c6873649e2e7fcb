// Events of the places at a site become its row: its periods, and who asks for a place or holds one.
import { type SiteSlotEvent, siteSlotEvents } from '@practicum/shared/features/supervision-sites/site-slots.events'
import { type Slots, slotsAfter } from '@practicum/shared/features/supervision-sites/site-slots.standing'
import { changes, type Projection } from '../../runner/projection'
import { type SiteSlotsRow, siteSlotsTable } from './site-slots.table'

const NONE: Slots = { slots: [], places: [] }

const after = (state: Slots, event: SiteSlotEvent): Slots => slotsAfter(state, event, place => place)

const patch = { patch: (event: SiteSlotEvent, row: SiteSlotsRow) => after(row, event) }

export const siteSlotsProjection: Projection<SiteSlotsRow> = {
  name: 'site_slots',
  version: 1,
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
