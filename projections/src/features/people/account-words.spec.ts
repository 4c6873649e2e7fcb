// By which words an account is found.
import { accountWords, accountWordsIn } from './account-words'

const ana = { first_name: 'Ána', last_name: "O'Ruiz", email: "Ana.O'Ruiz+test@Harbor.test" }

/** As the database compares: each that is asked for begins a word. */
const isFound = (typed: string): boolean => {
  const words = accountWords(ana)
  const asked = accountWordsIn(typed)
  return asked.length > 0 && asked.every(one => words.some(word => word.startsWith(one)))
}

const NAMES = ['ana', 'ANA', 'á', 'ruiz ana', "o'ruiz"]
const ADDRESSES = [
  "ana.o'ruiz+test@harbor.test",
  "o'ruiz+test@har",
  'ana.o',
  'harbor.test',
  '@harbor',
  'harbor',
  'test@harbor',
]

test.each([...NAMES, ...ADDRESSES])('it is found by %s', typed => {
  expect(isFound(typed)).toBe(true)
})

const OTHERS = ['na', 'uiz', 'ana ben', 'arbor', 'ana@harbor', 'ana.o@', 'b@harbor.test', '@', '-', '']

test.each(OTHERS)('it is not found by %s', typed => {
  expect(isFound(typed)).toBe(false)
})

test('what the database would read as more than text is none', () => {
  expect(accountWordsIn("a\\b':*&@x")).toEqual(['ab@x'])
})
