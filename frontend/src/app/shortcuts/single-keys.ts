// What a single key means, as a rule over keys: G and a letter lead to a page, J and K through the rows of a list, / searches, ? shows them all.
import { addressOf, entriesOf, type MenuEntry, type MenuItem } from '../menu'

/** After G the letter is waited for this long. */
export const LETTER_MS = 1500

export type Meaning =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'sheet' }
  | { readonly kind: 'search' }
  | { readonly kind: 'await-letter' }
  | { readonly kind: 'go'; readonly to: string }
  | { readonly kind: 'row'; readonly step: 1 | -1 }

/** `awaiting`: G was pressed just now. */
export function meaningOf(key: string, awaiting: boolean, items: readonly MenuItem[]): Meaning {
  const letter = key.toLowerCase()
  if (awaiting) {
    const entry = lettered(items).find(one => one.letter === letter)
    if (entry) return { kind: 'go', to: addressOf(entry) }
  }
  return MEANINGS[letter] ?? { kind: 'nothing' }
}

const MEANINGS: Readonly<Record<string, Meaning>> = {
  '?': { kind: 'sheet' },
  '/': { kind: 'search' },
  g: { kind: 'await-letter' },
  j: { kind: 'row', step: 1 },
  k: { kind: 'row', step: -1 },
}

export const lettered = (items: readonly MenuItem[]): readonly (MenuEntry & { readonly letter: string })[] =>
  entriesOf(items).flatMap(entry => (entry.letter === undefined ? [] : [{ ...entry, letter: entry.letter }]))
