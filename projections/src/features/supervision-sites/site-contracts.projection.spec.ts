// Events of contracts with sites, and the rows they become.
import { siteContractEvents } from '@practicum/shared/features/supervision-sites/site-contracts.events'
import { eventsOf, rowAfter } from '../../runner/given-events'
import { siteContractProjection } from './site-contracts.projection'

const { sample } = siteContractEvents.definitions.SiteContractRecorded
const event = eventsOf(siteContractEvents, sample.contractId)
const rowOf = (...events: Parameters<typeof rowAfter>[1]) =>
  rowAfter(siteContractProjection, [event('SiteContractRecorded', 0), ...events])

test('a contract has its name, its days and who recorded it', () => {
  expect(rowOf()).toMatchObject({
    ...{ site_contract_id: sample.contractId, site_id: sample.siteId, organization_id: sample.organizationId },
    ...{ name: 'Affiliation agreement', start_at: '2026-09-01', end_at: '2028-08-31', documents: [] },
    ...{ recorder_id: sample.recorderId, recorder_position_id: sample.recorderPositionId },
    ...{ reminded: null, removed: false, revision: 0 },
  })
})

test('it is corrected, ended and removed', () => {
  expect(rowOf(event('SiteContractCorrected', 1))).toMatchObject({ end_at: '2028-12-31', revision: 1 })
  expect(rowOf(event('SiteContractEnded', 1))).toMatchObject({ end_at: '2027-06-30', removed: false })
  expect(rowOf(event('SiteContractRemoved', 1))).toMatchObject({ removed: true })
})

test('with another end reminders begin anew', () => {
  const reminded = event('SiteContractReminded', 1)
  expect(rowOf(reminded)?.reminded).toBe(30)
  expect(rowOf(reminded, event('SiteContractCorrected', 2))?.reminded).toBeNull()
  expect(rowOf(reminded, event('SiteContractEnded', 2))?.reminded).toBeNull()
})

test('no event is left out', () => {
  expect(Object.keys(siteContractProjection.on)).toEqual(
    expect.arrayContaining(Object.keys(siteContractEvents.definitions)),
  )
})
