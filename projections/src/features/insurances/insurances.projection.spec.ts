// Events of liability insurances, and the rows they become.
import { insuranceEvents } from '@practicum/shared/features/insurances/insurances.events'
import { eventsOf, rowAfter } from '../../runner/given-events'
import { insuranceProjection } from './insurances.projection'

const samples = insuranceEvents.definitions
const { sample } = samples.InsuranceAdded
const event = eventsOf(insuranceEvents, sample.insuranceId)
const added = event('InsuranceAdded', 0)

test('what was added knows whose it is, its dates and its proof', () => {
  expect(rowAfter(insuranceProjection, [added])).toEqual({
    insurance_id: sample.insuranceId,
    organization_id: sample.organizationId,
    trainee_id: sample.traineeId,
    trainee_position_id: sample.traineePositionId,
    owner_id: sample.ownerId,
    owner_position_id: sample.ownerPositionId,
    effective_date: '2026-09-01',
    expiration_date: '2027-08-31',
    proof: {
      ...{ id: sample.attachmentId, uuid: sample.uploadId, filename: 'certificate.pdf' },
      upload: { type: 'documents', mimetype: 'application/pdf', size: 48_213, scan: 'passed' },
      created_at: '2026-09-01T10:00:00.000Z',
    },
    reminded: null,
    revision: 0,
  })
})

test('a reminder is noted until its dates change', () => {
  const reminded = event('InsuranceExpiryReminded', 1)
  expect(rowAfter(insuranceProjection, [added, reminded])).toMatchObject({ reminded: 30, revision: 1 })
  const changed = event('InsuranceDatesChanged', 2)
  expect(rowAfter(insuranceProjection, [added, reminded, changed])).toMatchObject({
    ...{ reminded: null, expiration_date: '2027-09-30', revision: 2 },
  })
})

test('deleted, it has no row, and no event is left out', () => {
  expect(rowAfter(insuranceProjection, [added, event('InsuranceDeleted', 1)])).toBeUndefined()
  expect(Object.keys(insuranceProjection.on).sort()).toEqual(Object.keys(samples).sort())
})
