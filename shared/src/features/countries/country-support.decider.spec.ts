// The rules of the countries that people may live in.
import { givenOf } from '../../kernel/given-when-then'
import { type CountrySupportCommand, countrySupportDecider } from './country-support.decider'
import type { CountrySupportEvent } from './country-support.events'

const given = givenOf(countrySupportDecider)
const all = ['US', 'AU', 'CA']
const one = (country: string, supported: boolean): CountrySupportCommand => ({
  ...{ type: 'SupportCountry', country, supported, all },
})
const these = (...countries: string[]): CountrySupportCommand => ({ type: 'SupportCountries', countries, all })
const on = (...countries: string[]): CountrySupportEvent => ({ type: 'CountriesSupported', data: { countries } })
const off = (...countries: string[]): CountrySupportEvent => ({ type: 'CountriesUnsupported', data: { countries } })

test('all are supported until one is not; saying it again changes nothing', () => {
  given().when(one('AU', true)).thenNothing()
  given().when(one('AU', false)).thenEmits(off('AU'))
  given(off('AU')).when(one('AU', false)).thenNothing()
  given(off('AU')).when(one('AU', true)).thenEmits(on('AU'))
  given(off('AU'), on('AU')).when(one('AU', true)).thenNothing()
})

test('one is left at least', () => {
  given(off('AU', 'CA')).when(one('US', false)).thenRefused('country.last')
})

test('these and no others: only what differs is written', () => {
  given()
    .when(these('US', 'CA', 'AU'))
    .thenNothing()
  given().when(these('US')).thenEmits(off('AU', 'CA'))
  given(off('AU')).when(these('AU', 'US')).thenEmits(on('AU'), off('CA'))
  given(off('AU', 'CA')).when(these('US')).thenNothing()
  given().when(these('US', 'XX')).thenRefused('country.unknown')
})
