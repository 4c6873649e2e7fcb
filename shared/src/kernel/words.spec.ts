// Words as searches compare them, and what of a text is marked.
import { markedParts, wordsOf } from './words'

test('words are small, without accents, each once', () => {
  expect(wordsOf('Résumé of Ana Núñez-Ruiz, ANA; Straße 7b — Łódź')).toEqual([
    'resume',
    'of',
    'ana',
    'nunez',
    'ruiz',
    'strasse',
    '7b',
    'lodz',
  ])
})

test('a letter with its accent apart is the same letter', () => {
  expect(wordsOf('Nu\u0301n\u0303ez')).toEqual(wordsOf('Núñez'))
})

test('signs alone are no words', () => {
  expect(wordsOf(' — %_\\ \'":*&| ')).toEqual([])
})

test('a text without end has an end of words', () => {
  expect(wordsOf(Array.from({ length: 2000 }, (_, index) => `w${index}`).join(' '))).toHaveLength(500)
  expect(wordsOf('x'.repeat(5000))[0]).toHaveLength(64)
})

const marked = (text: string, typed: string): string =>
  markedParts(text, wordsOf(typed))
    .map(part => (part.marked ? `[${part.text}]` : part.text))
    .join('')

test.each([
  ['Núñez, Ana', 'nun an', '[Núñ]ez, [An]a'],
  ['Nu\u0301n\u0303ez', 'nun', '[Nu\u0301n\u0303]ez'],
  ['Confidentiality policy', 'pol', 'Confidentiality [pol]icy'],
  ['Straße', 'stras', '[Straß]e'],
  ['Banana', 'ana', 'Banana'],
  ['Ana', '', 'Ana'],
])('of "%s", "%s" marks %s', (text, typed, shown) => {
  expect(marked(text, typed)).toBe(shown)
})
