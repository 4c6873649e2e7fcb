// The one shape of text that people type: what it mends, and what it refuses.
import { requiredText, typed } from './shapes'

const parse = (text: unknown) => requiredText(20).safeParse(text)
const messages = (text: unknown) => parse(text).error?.issues.map(({ message }) => message)

test.each([
  ['  Ana  ', 'Ana'],
  ['\u200bAna\ufeff', 'Ana'],
  ['Zoe\u0308', 'Zo\u00eb'],
  ['\u2764\ufe0f', '\u2764\ufe0f'],
  ['\ud83d\udc69\u200d\ud83d\udcbb', '\ud83d\udc69\u200d\ud83d\udcbb'],
  ['two\nlines', 'two\nlines'],
  ['\u0628\u200f \u0627', '\u0628\u200f \u0627'],
])('%j becomes %j', (given, kept) => {
  expect(parse(given).data).toBe(kept)
})

test.each(['\u2800', '\u3164', '\u115f\u1160', '\u00ad', '\u0301', '\u2063\u200d\u2063', '\u{e0001}\u{e007f}'])(
  '%j shows nothing and is refused, also where a text may be empty',
  text => {
    expect(messages(text)).toEqual(['contains nothing that can be seen'])
    expect(typed(20).safeParse(text).success).toBe(false)
  },
)

test.each(['\ud800', 'a\udc00b', '\ud83d \udc69', 'a\u0000b', 'a\u001bb', 'a\u007f', 'a\ufffe', '\uffffb'])(
  '%j cannot be stored',
  text => {
    expect(messages(text)).toEqual(['contains characters that cannot be stored'])
  },
)

test.each(['', '   ', '\u200b\ufeff \u2060', undefined, null])('%j is missing', text => {
  expect(messages(text)).toEqual(['field required'])
})

test('the length is that of what is kept', () => {
  expect(parse(`  ${'x'.repeat(20)}  `).success).toBe(true)
  expect(messages('x'.repeat(21))).toEqual(['needs at most 20 characters'])
})
