// The languages of the product: the one place that knows them. What each has to say stands in files that end in its key.

/** By the key that a person's choice is kept under. `tag`: BCP 47, for dates, numbers and readers that speak a page aloud. */
const FACTS = {
  en: { tag: 'en', name: 'English' },
  // Dates and numbers as Spanish is written in the United States.
  es: { tag: 'es-US', name: 'Español' },
} as const satisfies Readonly<Record<string, LocaleFacts>>

export interface LocaleFacts {
  readonly tag: string
  /** In its own words. */
  readonly name: string
}

export type Locale = keyof typeof FACTS

export const LOCALES = Object.keys(FACTS) as [Locale, ...Locale[]]
/** Writes days as `YYYY-MM-DD`, for computing with them. */
export const ISO_DAYS = 'en-CA'

/** Of callers that ask for none we have; the words of the API and of the log are its words. */
export const DEFAULT_LOCALE = 'en' as const satisfies Locale

export const localeFacts = (locale: Locale): LocaleFacts => FACTS[locale]

/** Each in its own words, whatever the language around it. */
export const localeNames: Readonly<Record<string, string>> = Object.fromEntries(
  LOCALES.map(locale => [locale, FACTS[locale].name]),
)

/** Undefined for a language that we do not have: regions of one that we have count as that one. */
export function localeOf(tag: string | null | undefined): Locale | undefined {
  const [language = ''] = (tag ?? '').toLowerCase().split('-')
  return LOCALES.find(locale => locale === language)
}

/** The first that we have of those that somebody prefers, best first. */
export const firstLocale = (tags: readonly string[]): Locale =>
  tags.map(localeOf).find(locale => locale !== undefined) ?? DEFAULT_LOCALE

/** Of a header `Accept-Language`; those that are refused by a quality of 0 are left out. */
export function acceptedLocale(header: string | undefined): Locale {
  const asked = (header ?? '').split(',').map(part => {
    const [tag = '', ...parameters] = part.split(';').map(piece => piece.trim())
    const quality = parameters.find(parameter => parameter.startsWith('q='))?.slice('q='.length)
    return { tag, quality: quality === undefined ? 1 : Number(quality) }
  })
  const wanted = asked.filter(({ quality }) => quality > 0).sort((a, b) => b.quality - a.quality)
  return firstLocale(wanted.map(({ tag }) => tag))
}
