// The words of every screen: react-admin's own, the product's, and each feature's, in the language of the page and the organization's words.
import { DEFAULT_LOCALE, localeFacts } from '@practicum/shared/kernel/locales'
import { type Words, wordsIn } from '@practicum/shared/kernel/own-words'
import polyglotI18nProvider from 'ra-i18n-polyglot'
import type { I18nProvider, TranslationMessages } from 'react-admin'
import { reactAdminWords } from './react-admin-words'
import type { Spoken } from './spoken'
import { type Messages, messagesInWords, over } from './words'

/** Nothing of a language: English. */
const ENGLISH: Spoken = { locale: DEFAULT_LOCALE }

/** `messages` are keyed by feature, in English; what another language lacks stays as it is there, and a missing key shows itself rather than nothing. */
export function createI18nProvider(
  messages: Messages,
  words: Words,
  { locale, public: forAll, application }: Spoken = ENGLISH,
): I18nProvider {
  const english: Messages = { ...reactAdminWords, ...messages }
  const said = application ? over(english, application.messages) : english
  const spoken = messagesInWords(said, wordsIn(words, forAll?.words))
  const known = [{ locale, name: localeFacts(locale).name }]
  return polyglotI18nProvider(() => spoken as unknown as TranslationMessages, locale, known, { allowMissing: true })
}
