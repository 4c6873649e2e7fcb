// What is said of an address that is none: each of the ways in which one goes wrong, and nothing of one that is right.
import { createInvite } from '@practicum/shared/features/invites/invites.contract'
import { addressFault } from './address-fault'
import { wrongOf } from './people-complaints'

test.each([
  ['ana.school.edu', 'no_at'],
  ['ana@school@edu', 'many_at'],
  ['ana ruiz@school.edu', 'gap'],
  ['@school.edu', 'no_name'],
  ['ana@', 'no_domain'],
  ['ana@school', 'no_ending'],
  ['ana@school.e', 'no_ending'],
  ['ana..ruiz@school.edu', 'dots'],
  ['ana@school.edu.', 'dots'],
  ['aña@school.edu', 'sign'],
])('of %s: %s', (email, kind) => {
  expect(createInvite.body.shape.email.safeParse(email).success).toBe(false)
  expect(addressFault(email)?.kind).toBe(kind)
})

test('names the sign that cannot stand there', () => expect(addressFault('ana(1)@school.edu')?.sign).toBe('('))

test.each(['ana@school.edu', " o'neil+x_1-y@a.b-c.museum "])('nothing of %s', email => {
  expect(addressFault(email)).toBeUndefined()
})

test('what cannot be said in a word is said as the rule says it', () => {
  const email = `${'a'.repeat(250)}@school.edu`
  const wrong = wrongOf([{ key: '1', first_name: 'Ana', last_name: 'Ruiz', email }], key => key)
  expect(wrong.get('1')).toEqual({ email: 'needs at most 254 characters' })
})
