// What the server itself words, in the language that a request asks for: notifications, and the heads and codes of lists as files.
import { phrases } from '../features/phrases'
import type { Locale } from '../kernel/locales'

/** By what it says in English, which it stays where nobody has said it otherwise. */
export const inLocale = (locale: Locale, english: string): string => phrases[locale]?.[english] ?? english
