// What is held against an address: postal codes of every country that has a pattern, telephone numbers, and the words by country.
import { getCountries, getExampleNumber } from 'libphonenumber-js'
import examples from 'libphonenumber-js/examples.mobile.json'
import { messageOf } from '../contract/messages'
import { countriesIn } from '../features/countries/country-data'
import { addressWords } from './address-words'
import { addressRefusals, normalizedZip, zipRefusal } from './addresses'
import { phoneOf } from './phones'
import { zipPatterns } from './zip-patterns'

const isZip = (country: string, zip: string): boolean => zipRefusal(country, zip) === undefined
const said = (country: string, zip: string): readonly [string?, string?] => {
  const refusal = zipRefusal(country, zip)
  return refusal ? [refusal.code, messageOf(refusal.code, refusal.data)] : []
}
const known = [...zipPatterns].map(([country, [example]]) => [country, example] as const)

/** Country, what is right there, what is not. */
const OF_THEIR_OWN = [
  ['US', ['90210', '90210-1234', '902101234'], ['9021', '90210-12', '90210 1234', 'ABCDE']],
  ['CA', ['K1A 0B1', 'k1a0b1'], ['K1A 0B', 'D1A 0B1', 'K1A-0B1', '123456']],
  ['GB', ['SW1A 1AA', 'M1 1AE', 'b33 8th', 'EC1A1BB', 'GIR 0AA'], ['SW1A 1A', '12345', 'SW1AA 1AAA']],
  ['PR', ['00601', '00795', '00901-1234'], ['00501', '90210']],
  ['VI', ['00801', '00851'], ['00852', '00901']],
  ['DE', ['01001', '10115', '99998'], ['01000', '99999', '00115', '1011']],
  ['AS', ['96799'], ['96798', '96799-1234']],
] as const

describe('postal codes', () => {
  test.each(OF_THEIR_OWN)('GEO-009 %s has a pattern of its own', (country, right, wrong) => {
    expect(right.filter(zip => !isZip(country, zip))).toEqual([])
    expect(wrong.filter(zip => isZip(country, zip))).toEqual([])
  })

  test.each([
    [3, ['IS', 'LS', 'PG']],
    [4, ['AU', 'NZ', 'CH', 'AT', 'ZA']],
    [5, ['FR', 'IT', 'ES', 'MX', 'KR']],
    [6, ['IN', 'CN', 'SG', 'RU']],
  ])('GEO-010 many countries have exactly %d digits', (count, countries) => {
    const zip = '123456789'
    expect(countries.filter(country => !isZip(country, zip.slice(0, count)))).toEqual([])
    const others = [1, 2, 3, 4, 5, 6, 7].filter(other => other !== count)
    expect(others.filter(other => countries.some(country => isZip(country, zip.slice(0, other))))).toEqual([])
    expect(countries.filter(country => isZip(country, 'ABCDEF'.slice(0, count)))).toEqual([])
  })

  test.each([
    ['NL', '1012 JS', '1012'],
    ['PL', '00-001', '0-0001'],
    ['BR', '01310-100', '01310'],
    ['IR', '11936-12345', '11936'],
    ['CZ', '110 00', '1 1000'],
    ['JP', '100-0001', '1000'],
    ['IE', 'D02 AF30', 'D02'],
  ])('GEO-011 %s has a specific pattern', (country, right, wrong) => {
    expect([isZip(country, right), isZip(country, wrong)]).toEqual([true, false])
  })

  test.each(known)('GEO-010 GEO-011 %s takes %s, in small letters too, and not what is longer', (country, example) => {
    expect(zipPatterns.size).toBeGreaterThan(150)
    expect([isZip(country, example), isZip(country, example.toLowerCase())]).toEqual([true, true])
    expect([isZip(country, `${example}${example}${example}`), isZip(country, `x${example}`)]).toEqual([false, false])
  })

  test('GEO-011 whatever has a pattern is a country', () => {
    const countries = new Set(countriesIn('en').map(({ iso2 }) => iso2))
    expect(known.filter(([country]) => !countries.has(country))).toEqual([])
  })

  test('GEO-012 a country without a pattern accepts whatever is typed, and none at all is right everywhere', () => {
    expect(['HK', 'AE', 'JM', 'ZZ'].filter(country => !isZip(country, 'whatever: 12/b'))).toEqual([])
    expect(known.filter(([country]) => !isZip(country, ' '))).toEqual([])
  })

  test('GEO-008 a value is trimmed and runs of spaces are collapsed before it is checked', () => {
    expect(normalizedZip('  SW1A \t  1AA ')).toBe('SW1A 1AA')
    expect(isZip('GB', '  SW1A   1AA ')).toBe(true)
    expect(isZip('US', ' 90210 ')).toBe(true)
  })

  test('GEO-013 what is said of a wrong one depends on the country', () => {
    expect(said('NZ', '12345')).toEqual(['valid_postcode', 'a postcode has 4 digits'])
    expect(said('US', '1234')).toEqual(['valid_zip', 'a zip has 5 or 9 digits'])
    expect(said('CA', '1234')).toEqual([
      'valid_zip_for_country',
      'is not a postal code of this country, which looks like K1A 0B1',
    ])
    expect(said('', '#')).toEqual(['valid_zip_generic', 'is not a postal code'])
    expect(said('', 'SW1A 1AA')).toEqual([])
    const others = known.filter(([country]) => country !== 'US' && country !== 'NZ')
    expect(new Set(others.map(([country]) => said(country, '#')[0]))).toEqual(new Set(['valid_zip_for_country']))
  })
})

test('GEO-005 GEO-006 GEO-007 the words for the parts of an address go by the country', () => {
  expect(addressWords('CA')).toEqual({ state: 'province', city: 'city', zip: 'postal_code' })
  expect(addressWords('NZ')).toEqual({ state: 'region', city: 'suburb', zip: 'postcode' })
  expect(addressWords('AU')).toEqual({ state: 'state', city: 'suburb', zip: 'postcode' })
  for (const country of ['US', 'PR', 'VI'])
    expect(addressWords(country)).toEqual({ state: 'state', city: 'city', zip: 'zip' })
  for (const country of ['GB', 'DE', 'MX', ''])
    expect(addressWords(country)).toEqual({ state: 'state', city: 'city', zip: 'postcode' })
})

test('AUTH3-010 by country a zip has five or nine digits, a postcode four, a postal code six characters', () => {
  const right = (country: string, zips: readonly string[]) => zips.filter(zip => isZip(country, zip))
  expect(right('US', ['1234', '12345', '123456', '12345678', '12345-6789', '123456789'])).toEqual([
    '12345',
    '12345-6789',
    '123456789',
  ])
  expect(right('NZ', ['123', '1234', '12345', 'ABCD'])).toEqual(['1234'])
  expect(right('CA', ['K1A 0B', 'K1A 0B1', 'K1A 0B12', '123456'])).toEqual(['K1A 0B1'])
})

describe('telephone numbers', () => {
  test('AUTH3-009 have ten digits, or are international', () => {
    const TYPED = ['212555012', '2125550123', '21255501234', '+44 20 7946 0958', '44 20 7946 0958']
    expect(TYPED.filter(typed => phoneOf(typed) !== undefined)).toEqual(['2125550123', '+44 20 7946 0958'])
  })

  test('of ten digits are of the United States, and kept in E.164', () => {
    expect(['2125550123', '(212) 555-0123', ' 212.555.0123 '].map(typed => phoneOf(typed))).toEqual(
      Array(3).fill('+12125550123'),
    )
    expect(phoneOf('416 555 0123', 'CA')).toBe('+14165550123')
  })

  test('are international with a plus, from anywhere, and within their country without', () => {
    expect(phoneOf('+44 20 7946 0958')).toBe('+442079460958')
    expect(phoneOf('+44 20 7946 0958', 'NZ')).toBe('+442079460958')
    expect(phoneOf('021 123 456', 'NZ')).toBe('+6421123456')
  })

  test.each([
    '',
    '12345',
    '212555012',
    '21255501234567',
    'call 2125550123',
    '2125550123 ext. 4',
    '+999 123 4567',
    'none',
  ])('%p is none', typed => expect(phoneOf(typed)).toBeUndefined())

  test('of every country are taken as they are written there, and as from abroad', () => {
    const numbers = getCountries().flatMap(country => getExampleNumber(country, examples) ?? [])
    expect(numbers.length).toBeGreaterThan(200)
    const taken = numbers.map(one => [phoneOf(one.formatNational(), one.country), phoneOf(one.formatInternational())])
    expect(taken).toEqual(numbers.map(({ number }) => [number, number]))
  })
})

test('a body with an address says of each part what is wrong, by the names that it has there', () => {
  const names = { country: 'country_code', state: 'state_id', zip: 'zip', phone: 'mobile' }
  const refused = (body: object) => addressRefusals({ ...body }, names).map(({ code, field }) => [code, field])
  expect(refused({ country_code: 'US', zip: '90210', mobile: '2125550123' })).toEqual([])
  expect(refused({ country_code: null, zip: '', mobile: ' ' })).toEqual([])
  expect(refused({ country_code: 'US', zip: '1', mobile: '1' })).toEqual([
    ['valid_zip', 'zip'],
    ['valid_phone_intl', 'mobile'],
  ])
  expect(messageOf('valid_phone_intl')).toMatch(/10 digits, or is international/)
  expect(addressRefusals({ country: 'NZ', zip: '1' }, { country: 'country', state: 'state', zip: 'zip' })).toHaveLength(
    1,
  )
})
