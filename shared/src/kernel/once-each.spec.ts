// What is made once for each key.
import { onceEach } from './once-each'

test('each key has its own, which is made once; what could not be made is tried again', () => {
  const make = jest.fn((key: string) => {
    if (key === 'none') throw new RangeError(key)
    return { key }
  })
  const of = onceEach(make)
  expect(of('one')).toBe(of('one'))
  expect(of('other')).not.toBe(of('one'))
  for (const _again of [1, 2]) expect(() => of('none')).toThrow(RangeError)
  expect(make.mock.calls.flat()).toEqual(['one', 'other', 'none', 'none'])
})
