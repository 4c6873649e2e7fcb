// What a password has to be: lengths, parts of names and addresses, and how it is rated.
import fc from 'fast-check'
import { MOST_LENGTH, type PasswordOwner, type PasswordPolicy, passwordComplaints, ratingOf } from './password-rules'

const ANA: PasswordOwner = { email: 'ana.ruiz99@harbor-clinic.com', names: ['Ana', 'Ruíz de la Peña'] }
const codesOf = (password: string, policy: PasswordPolicy = 'normal', owner = ANA): readonly string[] =>
  passwordComplaints(password, policy, owner).map(({ code }) => code)

test('PASSWORD-001 AUTH3-001 RESET-008 nine characters are too few, ten are enough', () => {
  expect(passwordComplaints('vivid-kelp', 'normal')).toEqual([])
  expect(passwordComplaints('vivid-kel', 'normal')).toEqual([{ code: 'password.too_short', data: { least: 10 } }])
})

test('PASSWORD-003 the extra-strong policy asks for sixteen', () => {
  expect(passwordComplaints('vivid-kelp-orchi', 'extra_strong')).toEqual([])
  expect(passwordComplaints('vivid-kelp-orch', 'extra_strong')).toEqual([
    { code: 'password.too_short', data: { least: 16 } },
  ])
})

test('characters are counted as people count them, and long ones are taken whole', () => {
  expect(codesOf('🌊🌲🪁🎻🧭🪴🛶🧶🪵')).toEqual(['password.too_short'])
  expect(codesOf('🌊🌲🪁🎻🧭🪴🛶🧶🪵🪶')).toEqual([])
  expect(codesOf('kelp '.repeat(40))).toEqual([])
  expect(codesOf('x'.repeat(MOST_LENGTH + 1))).toEqual(['password.too_long'])
})

test.each([
  ['the whole name of the address', 'xx-RUIZ99-kelp'],
  ['a word of it', 'vivid-Ruiz-kelp'],
  ['a word of its domain', 'vivid-HARBOR-kelp'],
])('PASSWORD-004 %s must not stand in it', (_what, password) =>
  expect(codesOf(password, 'normal', { email: ANA.email ?? '' })).toEqual(['password.contains_email']),
)

const WITH_PART_OF_THE_NAME = ['vivid-ana-kelp', 'vivid-RUIZ-kelp', 'vivid-péNA-kelp', 'vivid-pen\u0303a-kelp']
test.each(WITH_PART_OF_THE_NAME)('PASSWORD-005 no part of the name, whatever its case and accents: %s', password =>
  expect(codesOf(password, 'normal', { names: ANA.names ?? [] })).toEqual(['password.contains_name']),
)

test('AUTH3-004 neither of the address nor of the name', () => {
  expect(codesOf('ana-of-the-harbor')).toEqual(['password.contains_email', 'password.contains_name'])
})

test('parts of less than three letters, and ends of addresses that everybody has, may stand in it', () => {
  expect(codesOf('de-la-vivid-kelp')).toEqual([])
  expect(codesOf('vivid-compass-12')).toEqual([])
})

test('an address or a name can be nothing, or anything', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.string({ unit: 'binary' }),
      fc.string(),
      (password, name, email) => {
        for (const { code } of passwordComplaints(password, 'normal', { email, names: [name] }))
          expect(code).toMatch(/^password\./)
      },
    ),
  )
})

const RATED = [
  ['Vivid-kelp-47', 'strong'],
  ['vivid-kelp-47', 'fair'],
  ['VIVID-KELP-47', 'fair'],
  ['Vivid-kelp-or', 'fair'],
  ['Vividkelp4747', 'fair'],
  ['Vi-kelp-4', 'weak'],
]
test.each(RATED)('PASSWORD-002 AUTH3-002 %s is rated %s', (password, rating) => expect(ratingOf(password)).toBe(rating))

test('AUTH3-003 sixteen characters of any kind are rated extra strong', () => {
  expect([ratingOf('vivid kelp orchid'), ratingOf('vivid kelp orch')]).toEqual(['extra_strong', 'fair'])
})
