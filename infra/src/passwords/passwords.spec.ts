// Common passwords are known by the filter that ships, few others are taken for one, and guessing is estimated within bounds.
import { randomBytes } from 'node:crypto'
import { BloomFilter } from './bloom'
import { isCommonPassword } from './common-passwords'
import shipped from './common-passwords.json'
import { guessability, LEAST_SCORE } from './strength'

const filter = new BloomFilter(Buffer.from(shipped.filter, 'base64'))

test('a filter knows what was added, and nothing else', () => {
  const own = new BloomFilter()
  expect(own.has('kelp')).toBe(false)
  own.add('kelp')
  expect([own.has('kelp'), own.has('help')]).toEqual([true, false])
})

test('what ships takes 128 KiB, and takes less than one of 50,000 others for a common one', () => {
  expect(filter.bytes).toHaveLength(131_072)
  expect(shipped.passwords).toBeGreaterThan(45_000)
  expect(filter.falsePositives()).toBeLessThan(1 / 50_000)
  const taken = Array.from({ length: 100_000 }, () => randomBytes(12).toString('base64url')).filter(text =>
    filter.has(text),
  )
  // Two are expected; that there are more than twelve happens to nobody.
  expect(taken.length).toBeLessThan(12)
})

test.each(['1234567890', 'qwertyuiop', 'Password123', 'BASKETBALL', '1qaz2wsx3edc'])('%s is common', async password =>
  expect(await isCommonPassword(password)).toBe(true),
)

test('a good one is not', async () => expect(await isCommonPassword('vivid-kelp-meadow')).toBe(false))

test.each(['abcdefghij', 'aaaaaaaaaaaaaaaa', 'P4ssw0rd2024', 'contraseña1', 'mondaytuesday'])(
  '%s is guessed',
  async password => {
    expect((await guessability(password)).score).toBeLessThan(LEAST_SCORE)
  },
)

test('what others know of a person is guessed first', async () => {
  const alone = await guessability('Wolfsburger9')
  const known = await guessability('Wolfsburger9', ['wolfsburger'])
  expect(known.score).toBeLessThan(alone.score)
})

test('of a long one the beginning and the end are looked at: one good part is enough', async () => {
  expect((await guessability('a'.repeat(200))).score).toBe(0)
  expect((await guessability(`${'a'.repeat(40)}vivid-kelp-meadow-orchid`)).score).toBe(4)
})
