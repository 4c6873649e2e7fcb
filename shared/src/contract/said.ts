// What the server itself says to somebody: in their language, and in the words of the organization that they work in.

import { DEFAULT_WORDS } from '../kernel/default-words'
import { DEFAULT_LOCALE, type Locale } from '../kernel/locales'
import { inOwnWords, type Words } from '../kernel/own-words'
import { filled } from '../kernel/texts'
import { words as es } from './dynamic-words.es'
import { inLocale } from './phrases'

export interface SpokenTo {
  readonly locale: Locale
  /** Those that their organization has chosen itself. */
  readonly words?: Words | undefined
}

const KNOWN: Readonly<Record<Exclude<Locale, typeof DEFAULT_LOCALE>, Words>> = { es }

const knownIn = (locale: Locale): Words | undefined => (locale === DEFAULT_LOCALE ? undefined : KNOWN[locale])

/** The product's own words in this language, by what they are in English; none of English. */
export function defaultWordsIn(locale: Locale): Readonly<Record<string, string>> {
  const known = knownIn(locale) ?? {}
  const words = Object.values(DEFAULT_WORDS).flatMap(({ one, many }) => {
    const word = known[one]
    return word === undefined ? [] : [[many, word.many] as const, [one, word.one] as const]
  })
  return Object.fromEntries(words)
}

/** A text of that language, with its places filled. */
export const filledFor = ({ locale, words }: SpokenTo, text: string, data: Readonly<Record<string, unknown>>): string =>
  filled(inOwnWords(text, words, knownIn(locale)), data)

/** `english` as the code has it, with its places filled. */
export const said = (english: string, to: SpokenTo, data: Readonly<Record<string, unknown>> = {}): string =>
  filledFor(to, inLocale(to.locale, english), data)
