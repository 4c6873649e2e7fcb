// How well white can be read on a colour.
import { contrastWithWhite, isReadableUnderWhite } from './colour'

test('white on black has the greatest contrast, and on what is no colour none', () => {
  expect(contrastWithWhite('#000000')).toBeCloseTo(21)
  expect(contrastWithWhite('#ffffff')).toBeCloseTo(1)
  for (const none of ['', 'red', '#fff', '#12345g']) expect(contrastWithWhite(none)).toBe(0)
})

test('white is read on dark colours alone', () => {
  expect(isReadableUnderWhite('#767676')).toBe(true)
  expect(isReadableUnderWhite('#777777')).toBe(false)
})
