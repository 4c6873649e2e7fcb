// The words of every screen: react-admin's own English, the product's, and each feature's, spoken in the organization's words.
import polyglotI18nProvider from 'ra-i18n-polyglot'
import englishMessages from 'ra-language-english'
import type { I18nProvider } from 'react-admin'
import { type Messages, messagesInWords, type Words } from './words'

/** `messages` are keyed by feature; a missing key shows itself rather than nothing. */
export function createI18nProvider(messages: Messages, words: Words): I18nProvider {
  const spoken = messagesInWords(messages, words)
  return polyglotI18nProvider(() => ({ ...englishMessages, ...spoken }), 'en', [{ locale: 'en', name: 'English' }], {
    allowMissing: true,
  })
}
