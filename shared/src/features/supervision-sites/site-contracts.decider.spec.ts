// The rules of contracts with sites, as given, when, then.
import { givenOf } from '../../kernel/given-when-then'
import { type SiteContractCommand, siteContractDecider } from './site-contracts.decider'
import { type SiteContractEvent, siteContractEvents } from './site-contracts.events'

const given = givenOf(siteContractDecider)
const data = siteContractEvents.definitions.SiteContractRecorded.sample
const { contractId } = data
const content = { name: data.name, startAt: data.startAt, endAt: data.endAt }

const recorded: SiteContractEvent = { type: 'SiteContractRecorded', data }
const ended = (endAt: string): SiteContractEvent => ({ type: 'SiteContractEnded', data: { contractId, endAt } })
const reminded = (days: number): SiteContractEvent => ({ type: 'SiteContractReminded', data: { contractId, days } })
const removed: SiteContractEvent = { type: 'SiteContractRemoved', data: { contractId } }
const corrected = (changes: Partial<typeof content> | { endAt: null }): SiteContractEvent => ({
  type: 'SiteContractCorrected',
  data: { contractId, ...content, ...changes },
})
const end = (endAt: string): SiteContractCommand => ({ type: 'EndContract', endAt })
const remindOn = (today: string): SiteContractCommand => ({ type: 'RemindOfEnd', today })

test('it is recorded once, and ends on its first day at the earliest', () => {
  given().when({ type: 'RecordContract', data }).thenEmits(recorded)
  given(recorded).when({ type: 'RecordContract', data }).thenNothing()
  const oneDay = { ...data, endAt: data.startAt }
  given().when({ type: 'RecordContract', data: oneDay }).thenEmits({ type: 'SiteContractRecorded', data: oneDay })
  const wrong = { ...data, endAt: '2026-08-31' }
  const refused = given().when({ type: 'RecordContract', data: wrong }).thenRefused('site_contract.ends_before')
  expect(refused.field).toBe('end_at')
})

test('it is corrected, and the same again changes nothing', () => {
  const changed = { ...content, name: 'Agreement', endAt: null }
  given(recorded).when({ type: 'CorrectContract', content: changed }).thenEmits(corrected(changed))
  given(recorded, corrected(changed)).when({ type: 'CorrectContract', content: changed }).thenNothing()
  given(recorded)
    .when({ type: 'CorrectContract', content: { ...content, endAt: '2026-08-31' } })
    .thenRefused('site_contract.ends_before')
})

test('it is ended earlier than it said, once, and never later', () => {
  given(recorded).when(end('2027-06-30')).thenEmits(ended('2027-06-30'))
  given(recorded, ended('2027-06-30')).when(end('2027-06-30')).thenNothing()
  expect(given(recorded).when(end('2029-01-01')).thenRefused('site_contract.ends_already').field).toBe('end_at')
  given(recorded).when(end('2026-08-31')).thenRefused('site_contract.ends_before')
  given(recorded, corrected({ endAt: null }))
    .when(end('2029-01-01'))
    .thenEmits(ended('2029-01-01'))
})

test('reminders come 30 and 7 days before its last day and on it, each once, and anew with another day', () => {
  given(recorded).when(remindOn('2028-07-31')).thenNothing()
  given(recorded).when(remindOn('2028-08-01')).thenEmits(reminded(30))
  given(recorded, reminded(30)).when(remindOn('2028-08-02')).thenNothing()
  given(recorded, reminded(30)).when(remindOn('2028-08-24')).thenEmits(reminded(7))
  given(recorded, reminded(7)).when(remindOn('2028-08-31')).thenEmits(reminded(0))
  given(recorded, reminded(0), corrected({ endAt: '2028-09-30' }))
    .when(remindOn('2028-08-31'))
    .thenEmits(reminded(30))
  given(recorded, reminded(0), corrected({ name: 'Agreement' }))
    .when(remindOn('2028-08-31'))
    .thenNothing()
  given(recorded, reminded(30), ended('2027-06-30')).when(remindOn('2027-06-30')).thenEmits(reminded(0))
  given(recorded, corrected({ endAt: null }))
    .when(remindOn('2028-08-31'))
    .thenNothing()
})

test('it is removed once, and is not there any more', () => {
  given(recorded).when({ type: 'RemoveContract' }).thenEmits(removed)
  given(recorded, removed).when({ type: 'RemoveContract' }).thenNothing()
  const commands = [end('2027-06-30'), { type: 'CorrectContract', content } as const, remindOn('2028-08-01')]
  for (const command of commands) {
    expect(given(recorded, removed).when(command).thenRefused('not_found').kind).toBe('missing')
    expect(given().when(command).thenRefused('not_found').kind).toBe('missing')
  }
})
