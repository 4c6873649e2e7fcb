// Which words an organization has chosen itself, of all that stand in its form.
import { DEFAULT_WORDS, DYNAMIC_WORDS, type DynamicWord } from '@practicum/shared/kernel/default-words'

export type WordsValues = Record<DynamicWord, { one: string; many: string }>

export const isOwn = (word: DynamicWord, { one, many }: WordsValues[DynamicWord]): boolean =>
  one.trim() !== DEFAULT_WORDS[word].one || many.trim() !== DEFAULT_WORDS[word].many

/** What is called as everywhere is not sent: it follows the product, and other languages have it. */
export const ownAmong = (words: WordsValues): Partial<WordsValues> =>
  Object.fromEntries(DYNAMIC_WORDS.filter(word => isOwn(word, words[word])).map(word => [word, words[word]]))
