// Events of the tags of sites, and the rows they become.
import { siteTagEvents } from '@practicum/shared/features/supervision-sites/site-tags.events'
import { eventsOf, rowAfter } from '../../runner/given-events'
import { siteTagProjection } from './site-tags.projection'

const { sample } = siteTagEvents.definitions.SiteTagCreated
const event = eventsOf(siteTagEvents, sample.tagId)
const created = event('SiteTagCreated', 0)
const rowOf = (...events: Parameters<typeof rowAfter>[1]) => rowAfter(siteTagProjection, [created, ...events])

test('a tag has its name, icon, colour, for whom it is, and its place', () => {
  expect(rowOf()).toEqual({
    ...{ site_tag_id: sample.tagId, organization_id: sample.organizationId, sort_order: 0, changed: 0 },
    ...{ name: 'Spanish spoken', icon: 'language', color: 'teal', coordinator_only: false },
  })
})

test('it is changed, put in order and deleted', () => {
  expect(rowOf(event('SiteTagChanged', 1))).toMatchObject({ coordinator_only: true, changed: 1 })
  expect(rowOf(event('SiteTagsOrdered', 1))).toMatchObject({ sort_order: 1, changed: 0 })
  expect(rowOf(event('SiteTagDeleted', 1))).toBeUndefined()
})

test('no event is left out', () => {
  expect(Object.keys(siteTagProjection.on).sort()).toEqual(Object.keys(siteTagEvents.definitions).sort())
})
