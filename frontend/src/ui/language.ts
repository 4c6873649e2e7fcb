// The language that dates, numbers and lists are written in: the one the page declares.
import { DEFAULT_LOCALE, localeFacts } from '@practicum/shared/kernel/locales'
import { useSpoken } from '../providers/spoken'

/** A BCP 47 tag. Readers that speak a page aloud go by the same attribute, so that words and numbers cannot part. */
export const pageLanguage = (): string => document.documentElement.lang || localeFacts(DEFAULT_LOCALE).tag

/** As pageLanguage, written anew when the page speaks another. */
export function useLanguage(): string {
  useSpoken()
  return pageLanguage()
}
