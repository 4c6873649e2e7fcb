// Which language somebody is answered in, from what they ask for.
import { acceptedLocale, firstLocale, LOCALES, localeFacts, localeOf } from './locales'

test('a region of a language that we have counts as that language', () => {
  expect(localeOf('es-MX')).toBe('es')
  expect(localeOf('EN-gb')).toBe('en')
  expect(localeOf('tlh')).toBeUndefined()
  expect(localeOf(null)).toBeUndefined()
})

test.each([
  ['es-419,es;q=0.9,en;q=0.8', 'es'],
  ['en;q=0.3, es;q=0.7', 'es'],
  ['fr-CA, fr;q=0.9', 'en'],
  ['es;q=0, *', 'en'],
  ['*', 'en'],
  ['', 'en'],
  [undefined, 'en'],
] as const)('Accept-Language %s is answered in %s', (header, locale) => expect(acceptedLocale(header)).toBe(locale))

test('the best of those that a browser lists is taken', () => {
  expect(firstLocale(['fr', 'es-AR', 'en'])).toBe('es')
  expect(firstLocale([])).toBe('en')
})

test.each(LOCALES)('%s has a tag that dates can be written by', locale =>
  expect(Intl.DateTimeFormat.supportedLocalesOf(localeFacts(locale).tag)).toEqual([localeFacts(locale).tag]),
)
