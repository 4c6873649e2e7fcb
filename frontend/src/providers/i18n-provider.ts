// The words of every screen: react-admin's own, the product's, and each feature's, in the language of the page and the organization's words.
import { DEFAULT_LOCALE, type Locale, localeFacts } from '@practicum/shared/kernel/locales'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishMessages from 'ra-language-english'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import type { ApplicationSpoken } from './spoken'
import { type Messages, messagesInWords, over, type Words, wordsIn } from './words'

export interface SpokenBy {
  readonly locale: Locale
  /** Absent: English. */
  readonly application?: ApplicationSpoken | undefined
}

const ENGLISH: SpokenBy = { locale: DEFAULT_LOCALE }

/** `messages` are keyed by feature, in English; what another language lacks stays as it is there, and a missing key shows itself rather than nothing. */
export function createI18nProvider(
  messages: Messages,
  words: Words,
  { locale, application }: SpokenBy = ENGLISH,
): I18nProvider {
  const english: Messages = { ...(englishMessages as unknown as Messages), ...messages }
  const said = application ? over(english, application.messages) : english
  const spoken = messagesInWords(said, wordsIn(words, application?.words))
  const known = [{ locale, name: localeFacts(locale).name }]
  return polyglotI18nProvider(() => spoken as unknown as TranslationMessages, locale, known, { allowMissing: true })
}
