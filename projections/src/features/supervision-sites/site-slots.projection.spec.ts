// Events of the places at a site, and the row they become.
import { siteSlotEvents } from '@practicum/shared/features/supervision-sites/site-slots.events'
import { eventsOf, rowAfter } from '../../runner/given-events'
import { siteSlotsProjection } from './site-slots.projection'

const { sample } = siteSlotEvents.definitions.SiteSlotPublished
const { placementId } = siteSlotEvents.definitions.SitePlaceTaken.sample
const event = eventsOf(siteSlotEvents, sample.siteId)
const rowOf = (...events: Parameters<typeof rowAfter>[1]) =>
  rowAfter(siteSlotsProjection, [event('SiteSlotPublished', 0), ...events])
const slot = { slotId: sample.slotId, startAt: '2026-09-01', endAt: '2026-12-31', places: 3, version: 0 }

test('a site has its periods', () => {
  expect(rowOf()).toEqual({
    ...{ site_id: sample.siteId, organization_id: sample.organizationId, slots: [slot], places: [], waiting: [] },
  })
  expect(rowOf(event('SiteSlotChanged', 1))).toMatchObject({ slots: [{ ...slot, places: 4, version: 1 }] })
  expect(rowOf(event('SiteSlotRemoved', 1))).toMatchObject({ slots: [] })
})

test('it says who asks for a place and who holds one, and of nobody who they are', () => {
  const place = { placementId, day: '2026-09-01', atRevision: 1, dayRevision: 0, holds: false }
  expect(rowOf(event('SitePlaceAsked', 1))?.places).toEqual([place])
  const taken = rowOf(event('SitePlaceAsked', 1), event('SitePlaceTaken', 2))
  expect(taken?.places).toEqual([{ ...place, atRevision: 4, holds: true }])
  expect(rowOf(event('SitePlaceTaken', 1), event('SitePlaceGivenUp', 2))?.places).toEqual([])
})

test('and who waits, as long as no place is left for them', () => {
  const published = event('SiteSlotPublished', 0)
  const full = event('SiteSlotPublished', 0, { places: 0 })
  const asked = event('SitePlaceAsked', 1)
  const waiting = (...events: Parameters<typeof rowAfter>[1]) => rowAfter(siteSlotsProjection, events)?.waiting
  expect(waiting(full, asked)).toEqual([placementId])
  expect(waiting(published, asked)).toEqual([])
  expect(waiting(full, asked, event('SitePlaceGivenUp', 2))).toEqual([])
})
