// Events of supervision sites, the names and the rows they become.
import { siteEvents } from '@practicum/shared/features/supervision-sites/supervision-sites.events'
import { eventsOf, rowAfter } from '../../runner/given-events'
import { siteProjection, supervisionSiteProjection } from './supervision-sites.projection'

const { sample } = siteEvents.definitions.SiteAdded
const event = eventsOf(siteEvents, sample.siteId)
const added = event('SiteAdded', 0)
const rowOf = (...events: Parameters<typeof rowAfter>[1]) => rowAfter(supervisionSiteProjection, [added, ...events])

test('what was added knows where it is, how it is reached, how it stands and whose it is', () => {
  expect(rowOf()).toEqual({
    ...{ site_id: sample.siteId, organization_id: sample.organizationId, site_status: 'pending', published: false },
    ...{ name: 'Bayview Clinic', department: 'Youth services', street: '200 Harbor Drive', city: 'San Rafael' },
    ...{ county: 'Marin', country_code: 'US', state_id: 'US-CA', zip: '94901', office_phone: '+14155550132' },
    ...{ website: 'https://bayview.example.org', accepting_trainees: true, contact_name: 'Dana Whitlock' },
    ...{ contact_email: 'dana@bayview.example.org', expiration_date: null, reminded: null, rejected_reason: null },
    ...{ creator_id: sample.creatorId, creator_position_id: sample.creatorPositionId },
    ...{ supervisors: sample.supervisors, supervisor_position_ids: sample.supervisors.map(one => one.positionId) },
    ...{
      tag_ids: [],
      lat: 379807,
      lon: -1225006,
      has_placements: false,
      words: ['bayview', 'clinic', 'youth', 'services', 'san', 'rafael', 'marin'],
    },
    ...{ created_at: '2026-09-01T10:00:00.000Z', revision: 0 },
  })
})

test('its status follows from what was decided, and the reason goes with the rejection', () => {
  const rejected = rowOf(event('SiteRejected', 1))
  expect(rejected).toMatchObject({ site_status: 'rejected', rejected_reason: 'It is not licensed for trainees.' })
  const after = [
    ['SiteApproved', 'approved'],
    ['SiteHeld', 'on_hold'],
    ['SiteClosed', 'closed'],
    ['SiteReopened', 'approved'],
  ] as const
  for (const [type, site_status] of after) {
    const row = rowOf(event('SiteRejected', 1), event(type, 2))
    expect(row).toMatchObject({ site_status, rejected_reason: null, revision: 2 })
  }
})

test('what stands beside the status is changed without it', () => {
  const published = event('SitePublished', 1)
  expect(rowOf(published)).toMatchObject({ published: true, site_status: 'pending' })
  expect(rowOf(published, event('SiteUnpublished', 2))).toMatchObject({ published: false })
  expect(rowOf(event('SiteExpirySet', 1))).toMatchObject({ expiration_date: '2027-08-31' })
  expect(rowOf(event('SitePlacementBegun', 1))).toMatchObject({ has_placements: true })
  const tag = siteEvents.definitions.SiteTagPut.sample.tagId
  expect(rowOf(event('SiteTagPut', 1))).toMatchObject({ tag_ids: [tag], revision: 1 })
  expect(rowOf(event('SiteTagPut', 1), event('SiteTagTaken', 2))).toMatchObject({ tag_ids: [] })
  expect(rowOf(event('SiteEdited', 1))).toMatchObject({ accepting_trainees: false, revision: 1 })
  const gone = event('SiteSupervisorRemoved', 1)
  expect(rowOf(gone)).toMatchObject({ supervisors: [], supervisor_position_ids: [] })
  const [supervisor] = sample.supervisors
  expect(rowOf(gone, event('SiteSupervisorAdded', 2))).toMatchObject({ supervisors: [supervisor] })
})

test('it remembers the last reminder until another day is set', () => {
  const set = event('SiteExpirySet', 1)
  const reminded = event('SiteExpiryReminded', 2)
  expect(rowOf(set, reminded)).toMatchObject({ reminded: 30, revision: 2 })
  expect(rowOf(set, reminded, event('SiteExpirySet', 3))).toMatchObject({ reminded: null })
})

test('a site that was listed is approved, without an address, and may have placements', () => {
  expect(rowAfter(supervisionSiteProjection, [event('SiteListed', 0)])).toMatchObject({
    ...{ name: 'Bayview Clinic', county: 'Marin', site_status: 'approved', published: true, country_code: '' },
    ...{ creator_id: null, has_placements: true },
  })
})

test('its name is kept for those who refer to it, and goes with it', () => {
  const named = { name: 'Bayview Clinic', words: ['bayview', 'clinic'] }
  expect(rowAfter(siteProjection, [added])).toMatchObject(named)
  const edited = event('SiteEdited', 1, { name: 'Harbor' })
  expect(rowAfter(siteProjection, [added, edited])).toMatchObject({ name: 'Harbor', words: ['harbor'] })
  const deleted = event('SiteDeleted', 1)
  expect([rowAfter(siteProjection, [added, deleted]), rowOf(deleted)]).toEqual([undefined, undefined])
})

test('where it is follows from its postal code, in the United States alone', () => {
  expect(rowOf(event('SiteEdited', 1, { zip: '89101-1234' }))).toMatchObject({ lat: 361728, lon: -1151223 })
  expect(rowOf(event('SiteEdited', 1, { zip: '00000' }))).toMatchObject({ lat: null, lon: null })
  expect(rowOf(event('SiteEdited', 1, { countryCode: 'DE', zip: '94901' }))).toMatchObject({ lat: null, lon: null })
  expect(rowAfter(supervisionSiteProjection, [event('SiteListed', 0)])).toMatchObject({ lat: null, lon: null })
})

test('no event is left out', () => {
  expect(Object.keys(supervisionSiteProjection.on).sort()).toEqual(Object.keys(siteEvents.definitions).sort())
})
