// Days in words, such as "in two weeks": read by chrono, from a calendar day and without a clock, so that no change of clocks moves them.

import { DEFAULT_LOCALE, LOCALES, type Locale } from '@practicum/shared/kernel/locales'
import * as english from 'chrono-node/en'
import * as spanish from 'chrono-node/es'
import { type DayPhrases, dayPhrases as englishPhrases } from './day-phrases'
import { dayPhrases as spanishPhrases } from './day-phrases.es'

type Parser = Pick<typeof english.casual, 'parse'>

const LANGUAGES: Readonly<Record<Locale, { readonly parser: Parser; readonly phrases: DayPhrases }>> = {
  en: { parser: english.casual, phrases: englishPhrases },
  es: { parser: spanish.casual, phrases: spanishPhrases },
}

/**
 * The day that the words mean, `YYYY-MM-DD`; of two, the one to come. `today` is the day of whoever writes them. Undefined for words that mean none,
 * or of which a part would be left over. In the language of the page first, then in the others.
 */
export function dayInWords(words: string, today: string, locale: Locale = DEFAULT_LOCALE): string | undefined {
  const others = LOCALES.filter(other => other !== locale)
  for (const language of [locale, ...others]) {
    const day = dayIn(LANGUAGES[language], words, today)
    if (day !== undefined) return day
  }
  return undefined
}

function dayIn({ parser, phrases }: (typeof LANGUAGES)[Locale], words: string, today: string): string | undefined {
  const said = phrases.reduce((text, [what, plain]) => text.replace(what, plain), words.trim().toLowerCase())
  const [found, ...others] = parser.parse(said, noonOf(today), { forwardDate: true })
  if (!found || others.length > 0 || found.text !== said) return undefined
  const [year, month, day] = (['year', 'month', 'day'] as const).map(part => found.start.get(part) ?? 0)
  return [String(year).padStart(4, '0'), two(month), two(day)].join('-')
}

const two = (part: number | undefined): string => String(part).padStart(2, '0')

/** By the clocks of this machine, which chrono counts by: at noon none is ever put back or forward. */
function noonOf(today: string): Date {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  return new Date(year, month - 1, day, 12)
}
