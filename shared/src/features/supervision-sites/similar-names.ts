// By which words of a name sites that are called alike are looked for.
import { wordsOf } from '../../kernel/words'

/** Of fewer letters there are too many. */
const LETTERS = 3
/** Whoever types more has said enough. */
const WORDS = 12
/** A word that is being typed may become one of those that are in many names. */
const BEGUN = 4

/** In so many names that they tell nothing alone. */
const COMMON = [
  ...['agency', 'and', 'associates', 'behavioral', 'care', 'center', 'centers', 'centre', 'clinic', 'clinics'],
  ...['community', 'counseling', 'counselling', 'family', 'for', 'foundation', 'group', 'health', 'hospital'],
  ...['institute', 'medical', 'mental', 'practice', 'program', 'school', 'service', 'services', 'the', 'therapy'],
  ...['treatment', 'wellness', 'centro', 'clinica', 'consejeria', 'del', 'hospital', 'los', 'las', 'para', 'salud'],
  ...['servicios', 'terapia'],
]

const isCommon = (word: string): boolean =>
  COMMON.some(common => common === word || (word.length >= BEGUN && common.startsWith(word)))

export interface AlikeBy {
  /** Each that a name has makes it more alike. */
  readonly words: readonly string[]
  /** Of which it must have so many at least; of those that tell something one is enough. */
  readonly telling: readonly string[]
  readonly least: number
}

/** Undefined where nothing is typed that could be looked for. A name of common words alone is like those that have all of them. */
export function alikeBy(name: string): AlikeBy | undefined {
  const words = wordsOf(name)
    .filter(word => word.length >= LETTERS)
    .slice(0, WORDS)
  if (words.length === 0) return undefined
  const telling = words.filter(word => !isCommon(word))
  return telling.length > 0 ? { words, telling, least: 1 } : { words, telling: words, least: words.length }
}
