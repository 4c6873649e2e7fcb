// Which countries there are, in which order and by which names, and how they are divided.
import { countriesIn, statesOf } from './country-data'

const english = countriesIn('en')
const codesOf = (countries: readonly { readonly iso2: string }[]) => countries.map(({ iso2 }) => iso2)

test('GEO-001 a country has its code of two letters and a name, a state has an id and a name', () => {
  expect(english.length).toBeGreaterThanOrEqual(249)
  expect(english.filter(({ iso2, name }) => !/^[A-Z]{2}$/.test(iso2) || name === iso2)).toEqual([])
  expect(english).toContainEqual({ iso2: 'NZ', name: 'New Zealand' })
  expect(statesOf('CA')).toContainEqual({ id: 'CA-BC', name: 'British Columbia' })
  const all = english.flatMap(({ iso2 }) => (statesOf(iso2) ?? []).map(state => ({ iso2, ...state })))
  expect(all.filter(({ iso2, id, name }) => !id.startsWith(`${iso2}-`) || name.trim() === '')).toEqual([])
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})

test('GEO-003 the United States are first, then all others by their names', () => {
  expect(english[0]).toEqual({ iso2: 'US', name: 'United States' })
  const others = english.slice(1).map(({ name }) => name)
  expect(others).toEqual([...others].sort(new Intl.Collator('en').compare))
})

test('in Spanish they have Spanish names, in the order of these', () => {
  const spanish = countriesIn('es')
  expect(spanish[0]).toEqual({ iso2: 'US', name: 'Estados Unidos' })
  expect(spanish).toContainEqual({ iso2: 'DE', name: 'Alemania' })
  expect(codesOf(spanish).indexOf('DE')).toBeLessThan(codesOf(spanish).indexOf('BR'))
  expect(codesOf(spanish).toSorted()).toEqual(codesOf(english).toSorted())
})

test('states are those of the first level, by their names; where there are none, none', () => {
  const of = (country: string) => (statesOf(country) ?? []).map(({ name }) => name)
  expect(of('AU')).toHaveLength(8)
  expect(of('US')).toEqual(expect.arrayContaining(['California', 'Puerto Rico', 'Armed Forces Pacific']))
  expect(of('US')).toEqual([...of('US')].sort())
  expect(of('DK')).toHaveLength(5)
  expect(of('HK')).toEqual([])
  expect(statesOf('XX')).toBeUndefined()
})
