// The words of a text as searches compare them: small letters without accents. The server finds by them, the browser marks by them.

/** Of a text that is longer, the words behind these are not found. */
const MOST_WORDS = 500
/** PostgreSQL holds longer ones, and nobody types them. */
const LONGEST = 64

/** Letters that are no other letter with a mark. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ı: 'i',
}

/** Small and without accents. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, letter => PLAIN[letter] ?? letter)

const RUN = /[\p{L}\p{N}\p{M}]+/gu

/** Each once, in their order. */
export function wordsOf(text: string): string[] {
  const found = new Set<string>()
  for (const [run] of text.matchAll(RUN)) {
    const word = folded(run)
      .replace(/[^\p{L}\p{N}]/gu, '')
      .slice(0, LONGEST)
    if (word !== '') found.add(word)
    if (found.size === MOST_WORDS) break
  }
  return [...found]
}

export interface TextPart {
  /** Where it begins. */
  readonly at: number
  readonly text: string
  readonly marked: boolean
}

/** The text in parts: those are marked with which one of the words begins a word of it. */
export function markedParts(text: string, words: readonly string[]): readonly TextPart[] {
  const parts: TextPart[] = []
  let shown = 0
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const length = Math.max(0, ...words.map(word => lengthOfBeginning(run, word)))
    if (length === 0) continue
    if (index > shown) parts.push({ at: shown, text: text.slice(shown, index), marked: false })
    parts.push({ at: index, text: text.slice(index, index + length), marked: true })
    shown = index + length
  }
  if (shown < text.length) parts.push({ at: shown, text: text.slice(shown), marked: false })
  return parts
}

/** How much of the word as it is written is what was typed; 0 where it begins otherwise. */
function lengthOfBeginning(run: string, typed: string): number {
  if (typed === '' || !folded(run).startsWith(typed)) return 0
  let length = 0
  for (const letter of run) {
    if (folded(run.slice(0, length)).length >= typed.length && !/\p{M}/u.test(letter)) break
    length += letter.length
  }
  return length
}
