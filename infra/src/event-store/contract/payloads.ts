// Contract, payloads: what JSON can say comes back as it went in, what it cannot is refused at once and harms nobody else.
import { type NewEvent, UnstorablePayload } from '../port'
import { type SubjectOf, sample, streamName } from './fixtures'

const cycle: Record<string, unknown> = {}
cycle.self = cycle

const unstorable: readonly (readonly [string, Partial<NewEvent>])[] = [
  ['a BigInt', { data: { amount: 1n } }],
  ['a cycle', { data: cycle }],
  ['NaN', { data: [Number.NaN] }],
  ['a function', { data: { run: () => 1 } }],
  ['nothing at all', { data: undefined }],
  ['U+0000 in a value', { data: { name: 'a\u0000b' } }],
  ['U+0000 in a key', { metadata: { 'a\u0000': 1 } }],
  ['U+0000 after a backslash', { data: '\\\u0000' }],
  ['half a surrogate pair', { data: '\ud83d' }],
  ['U+0000 in the type', { type: 'Sam\u0000pled' }],
  ['an empty type', { type: '' }],
  ['an id that is no UUID', { id: '17' }],
]

const awkward: readonly unknown[] = [
  null,
  true,
  0,
  -1.5e-7,
  9_007_199_254_740_991,
  '',
  'quote " backslash \\ newline \n tab \t bell \u0007 DEL \u007f line \u2028 emoji 🩺 {brace} NULL',
  'the letters \\u0000 are text',
  'undefined',
  [],
  {},
  { 'ключ "1"': [{ deep: [[null]] }], b: 2, a: 1, '': 'empty key' },
]

export function payloadContract(subject: SubjectOf): void {
  describe('payloads', () => {
    test.each(unstorable)('%s is refused and the stream does not come to exist', async (_, part) => {
      const stream = streamName()
      const refused = subject().store.append(stream, [sample(), { ...sample(), ...part }], 'none')
      await expect(refused).rejects.toThrow(UnstorablePayload)
      await expect(refused).rejects.toMatchObject({ stream, reason: expect.stringMatching(/./) })
      expect((await subject().store.readStream(stream)).exists).toBe(false)
    })

    test.each(['', 'a\u0000b', 'x'.repeat(600)])('the stream name %j is refused', async stream => {
      await expect(subject().store.append(stream, [sample()], 'none')).rejects.toThrow(UnstorablePayload)
    })

    test('appends beside a refused one in the same tick are kept', async () => {
      const [good, bad] = [streamName(), streamName()]
      const [kept, refused] = await Promise.allSettled([
        subject().store.append(good, [sample()], 'none'),
        subject().store.append(bad, [{ ...sample(), data: 1n }], 'none'),
      ])
      expect([kept.status, refused.status]).toEqual(['fulfilled', 'rejected'])
      expect((await subject().store.readStream(good)).exists).toBe(true)
    })

    test('every kind of JSON value comes back equal, with its metadata, type and names', async () => {
      const stream = streamName('contract "{odd}", \\ ñ')
      const events = awkward.map(value => ({ ...sample(0, 'Odd "{},\\ type'), data: value, metadata: { value } }))
      await subject().store.append(stream, events, 'none')
      const read = await subject().store.readStream(stream)
      expect(read.events).toMatchObject(events)
      expect(read.events.every(event => event.stream === stream)).toBe(true)
    })

    test('what the caller changes afterwards does not change the log', async () => {
      const [stream, data] = [streamName(), { n: 1 }]
      const appending = subject().store.append(stream, [{ ...sample(), data }], 'none')
      data.n = 2
      await appending
      expect((await subject().store.readStream(stream)).events[0]?.data).toEqual({ n: 1 })
    })
  })
}
