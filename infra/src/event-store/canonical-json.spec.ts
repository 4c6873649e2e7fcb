// Canonical JSON: one text per value, equal to JSON for everything JSON can say.
import fc from 'fast-check'
import { canonicalJson } from './canonical-json'

const json = fc.jsonValue({ noUnicodeString: false }).filter(value => !JSON.stringify(value).includes('\\u0000'))

test('whatever JSON can say survives the round trip', () => {
  fc.assert(
    fc.property(json, value => expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))),
  )
})

test('its own text has the same text again', () => {
  fc.assert(
    fc.property(json, value => expect(canonicalJson(JSON.parse(canonicalJson(value)))).toBe(canonicalJson(value))),
  )
})

test('keys stand in the order of their code units, whatever order they came in', () => {
  expect(canonicalJson({ b: 1, a: { d: [], c: null }, 10: 0, 9: 0, '€': 0, '\r': 0 })).toBe(
    '{"\\r":0,"10":0,"9":0,"a":{"c":null,"d":[]},"b":1,"€":0}',
  )
})

test('numbers are written as RFC 8785 has them', () => {
  expect(canonicalJson([0.1 + 0.2, 1e30, 4.5, 2e-3, 1e-27, -0])).toBe('[0.30000000000000004,1e+30,4.5,0.002,1e-27,0]')
})

test('dates, absent members and holes are as in JSON', () => {
  expect(canonicalJson({ at: new Date(0), gone: undefined, holes: [undefined, 1] })).toBe(
    '{"at":"1970-01-01T00:00:00.000Z","holes":[null,1]}',
  )
})

test('the same object twice side by side is no cycle', () => {
  const shared = { n: 1 }
  expect(canonicalJson([shared, shared])).toBe('[{"n":1},{"n":1}]')
})
