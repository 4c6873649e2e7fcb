// The rules of the countries that people may live in.
import { givenOf } from '../../kernel/given-when-then'
import { type CountrySupportCommand, countrySupportDecider } from './country-support.decider'
import type { CountrySupportEvent } from './country-support.events'

const given = givenOf(countrySupportDecider)
const all = ['US', 'AU', 'CA']
const one = (country: string, supported: boolean): CountrySupportCommand => ({
  ...{ type: 'SupportCountry', country, supported, all },
})
const change = (added: string[], removed: string[]): CountrySupportCommand => ({
  ...{ type: 'SupportCountries', added, removed, all },
})
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

test('several at once: only what differs is written, and one is left at least', () => {
  given()
    .when(change(['US'], []))
    .thenNothing()
  given()
    .when(change([], ['AU', 'CA']))
    .thenEmits(off('AU', 'CA'))
  given(off('AU'))
    .when(change(['AU'], ['CA']))
    .thenEmits(on('AU'), off('CA'))
  given(off('AU', 'CA'))
    .when(change([], ['AU']))
    .thenNothing()
  given().when(change([], all)).thenRefused('country.last')
  given(off('AU', 'CA'))
    .when(change([], ['US']))
    .thenRefused('country.last')
  given()
    .when(change(['XX'], []))
    .thenRefused('country.unknown')
})
