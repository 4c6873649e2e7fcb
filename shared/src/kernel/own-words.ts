// Texts in the words of an organization: what it calls its people and things, and what leads to such a word.
import { DEFAULT_WORDS } from './default-words'

export interface Word {
  readonly one: string
  readonly many: string
  /** What stands before a word of the product where another stands before this one: an agency, una agencia. */
  readonly before?: Readonly<Record<string, string>> | undefined
}

export type Words = Readonly<Record<string, Word>>
// `{trainee}` is one, `{trainee+}` several, a capital first letter keeps its capital; `%{name}` is polyglot's and left alone.
const PLACEHOLDER = /(?:(?<![\p{L}\p{N}])(\p{L}+) )?(?<!%)\{(\w+?)(\+?)\}/gu

/** `{Trainee+} waiting` becomes `Residents waiting` where an organization says resident. Unknown words stay readable; or as they are, by `unknown`. */
export function inWords(text: string, words: Words, unknown: (name: string) => Word | undefined = readable): string {
  if (!text.includes('{')) return text
  return text.replace(PLACEHOLDER, (place: string, before: string | undefined, name: string, many: string) => {
    const word = words[name.toLowerCase()] ?? unknown(name)
    return word === undefined ? place : spoken(word, { before, name, many })
  })
}

interface Place {
  readonly before: string | undefined
  readonly name: string
  readonly many: string
}

function spoken(word: Word, { before, name, many }: Place): string {
  const text = many ? word.many : word.one
  const said = /^[A-Z]/.test(name) ? capital(text) : text
  return before === undefined ? said : `${word.before?.[before] ?? before} ${said}`
}

function readable(name: string): Word {
  const one = name.replaceAll('_', ' ')
  return { one, many: `${one}s` }
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** What a supervision site is called for short, where an organization has no word of its own for it: `{site}`. */
const SITE: Word = { one: 'site', many: 'sites' }
const SITE_IN_FULL = 'supervision site'

const AN = { a: 'an', A: 'An' }
const A = { an: 'a', An: 'A' }
/** By its sound, as far as letters tell: an agency, an MFT trainee, a university, a European fellow. */
const soundsOpen = (word: string): boolean =>
  /^[A-Z]{2}/.test(word) ? /^[AEFHILMNORSX]/.test(word) : /^(?!eu|one\b|uni(?![mn])|us[eu]|uti)[aeiou]/i.test(word)
const inEnglish = (word: Word): Word => ({ ...word, before: soundsOpen(word.one) ? AN : A })

/** What an organization typed may be called like anything. */
function knownAs({ one }: Word, known: Words): Word | undefined {
  const name = one.toLowerCase()
  return Object.hasOwn(known, name) ? known[name] : undefined
}

/**
 * The organization's words as another language has them; in English where it is not given. A word that it knows, the product's own or one that is
 * common among programs, is said in that language; one of the organization's making is a name, and stays.
 */
export function wordsIn(words: Words, known?: Words): Words {
  const say = (word: Word): Word => (known ? (knownAs(word, known) ?? word) : inEnglish(word))
  const defaults = Object.entries(known ?? {}).map(([name, word]) => [name.replaceAll(' ', '_'), word])
  const said = Object.entries(words).map(([name, word]) => [name, say(word)])
  const site = words.supervision_site
  const short = say(site === undefined || site.one === SITE_IN_FULL ? SITE : site)
  return { ...Object.fromEntries(defaults), ...Object.fromEntries(said), site: short }
}

/** A text that is said to somebody: places of words are filled, those of an organization's own choice before the product's; all others stay. */
export const inOwnWords = (text: string, own: Words = {}, known?: Words): string =>
  text.includes('{') ? inWords(text, wordsIn({ ...DEFAULT_WORDS, ...own }, known), () => undefined) : text
