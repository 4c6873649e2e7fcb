// The rules of liability insurances, as given, when, then.
import { givenOf } from '../../kernel/given-when-then'
import { insuranceDecider } from './insurances.decider'
import { type InsuranceEvent, insuranceEvents } from './insurances.events'

const given = givenOf(insuranceDecider)
const data = insuranceEvents.definitions.InsuranceAdded.sample
const { insuranceId } = data
const added: InsuranceEvent = { type: 'InsuranceAdded', data }
const deleted: InsuranceEvent = { type: 'InsuranceDeleted', data: { insuranceId } }
const reminded = (days: number): InsuranceEvent => ({ type: 'InsuranceExpiryReminded', data: { insuranceId, days } })
const dates = (effectiveDate: string, expirationDate: string) => ({ effectiveDate, expirationDate })
const change = (expirationDate: string) => ({
  ...{ type: 'ChangeDates' as const, dates: dates(data.effectiveDate, expirationDate) },
})
const remind = (today: string) => ({ type: 'RemindOfExpiry' as const, today })

test('it is added once, and ends after it begins', () => {
  given().when({ type: 'AddInsurance', data }).thenEmits(added)
  given(added).when({ type: 'AddInsurance', data }).thenNothing()
  const sameDay = { ...data, ...dates('2026-09-01', '2026-09-01') }
  given().when({ type: 'AddInsurance', data: sameDay }).thenRefused('insurance.end_after_start')
})

test('sent once more with other dates it has those; of somebody else, or deleted, there is none', () => {
  const again = { type: 'AddInsurance' as const, data: { ...data, expirationDate: '2027-09-30' } }
  given(added)
    .when(again)
    .thenEmits({ type: 'InsuranceDatesChanged', data: { insuranceId, ...dates(data.effectiveDate, '2027-09-30') } })
  const other = { ...data, traineePositionId: '0192f0c0-0000-7000-8000-000000000009' }
  given(added).when({ type: 'AddInsurance', data: other }).thenRefused('not_found')
  given(added, deleted).when({ type: 'AddInsurance', data }).thenRefused('not_found')
})

test('its dates are corrected, and the same again changes nothing', () => {
  const changed: InsuranceEvent = {
    type: 'InsuranceDatesChanged',
    data: { insuranceId, ...dates(data.effectiveDate, '2027-09-30') },
  }
  given(added).when(change('2027-09-30')).thenEmits(changed)
  given(added, changed).when(change('2027-09-30')).thenNothing()
  given(added).when(change('2026-08-31')).thenRefused('insurance.end_after_start')
})

test('who has it is reminded at each of three days, once, and anew after its end has moved', () => {
  given(added).when(remind('2027-07-31')).thenNothing()
  given(added).when(remind('2027-08-01')).thenEmits(reminded(30))
  given(added, reminded(30)).when(remind('2027-08-02')).thenNothing()
  given(added, reminded(30)).when(remind('2027-08-24')).thenEmits(reminded(7))
  given(added).when(remind('2027-08-31')).thenEmits(reminded(0))
  given(added, reminded(0)).when(remind('2027-09-01')).thenNothing()
  const moved: InsuranceEvent = {
    type: 'InsuranceDatesChanged',
    data: { insuranceId, ...dates(data.effectiveDate, '2028-08-31') },
  }
  const begun: InsuranceEvent = {
    type: 'InsuranceDatesChanged',
    data: { insuranceId, ...dates('2026-08-01', data.expirationDate) },
  }
  given(added, reminded(30), begun).when(remind('2027-08-02')).thenNothing()
  given(added, reminded(0), moved).when(remind('2028-08-01')).thenEmits(reminded(30))
})

test('deleted, it is gone for good', () => {
  given(added).when({ type: 'DeleteInsurance' }).thenEmits(deleted)
  given(added, deleted).when({ type: 'DeleteInsurance' }).thenNothing()
  expect(given(added, deleted).when(change('2027-09-30')).thenRefused('not_found').kind).toBe('missing')
  expect(given().when({ type: 'DeleteInsurance' }).thenRefused('not_found').kind).toBe('missing')
})
