// By which words those who run the platform find an account: those of its name, and its address from each of its words on.
import { folded, wordsOf } from '@practicum/shared/kernel/words'

const BEGINNING = /[\p{L}\p{N}]+/gu
/** Nobody is found by these, and nobody missed for them. */
const SILENT = /[^\p{L}\p{N}@.+_-]/gu

interface Called {
  readonly first_name: string
  readonly last_name: string
  readonly email: string
}

export const accountWords = ({ first_name, last_name, email }: Called): readonly string[] => [
  ...new Set([...wordsOf(`${first_name} ${last_name}`), ...endingsOf(plain(email))]),
]

/** What has an `@` is found as it stands, in one piece; anything else by its words. */
export const accountWordsIn = (term: string): readonly string[] =>
  term.split(/\s+/).flatMap(text => (text.includes('@') ? endingsOf(plain(text)).slice(0, 1) : wordsOf(text)))

const plain = (text: string): string => folded(text).replace(SILENT, '')

/** `ana.ruiz@harbor.test`, `ruiz@harbor.test`, `harbor.test`, `test`. */
const endingsOf = (address: string): readonly string[] =>
  [...address.matchAll(BEGINNING)].map(({ index }) => address.slice(index))
