// Dates as the server writes them for people: in a fixed format of its own, whoever reads them; in a mail, in words of its language.
import { DEFAULT_LOCALE, type Locale, localeFacts } from './locales'

const TAG = localeFacts(DEFAULT_LOCALE).tag

/** `YYYY-MM-DD` as MM/DD/YYYY. */
export function shownDate(date: string): string {
  const [year, month, day] = date.split('-')
  return `${month}/${day}/${year}`
}

/** An instant as `MM/DD/YYYY h:mm AM` in a zone. */
export function shownInstant(instant: string, zone: string): string {
  const at = new Date(instant)
  const date = new Intl.DateTimeFormat(TAG, {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at)
  const time = new Intl.DateTimeFormat(TAG, { timeZone: zone, hour: 'numeric', minute: '2-digit' }).format(at)
  return `${date} ${time}`
}

/** `1,200`: for operators and logs. */
export const shownNumber = (count: number | bigint): string => count.toLocaleString(TAG)

/** The day of an instant in a zone, in words: `December 25, 2026`. */
export const shownDay = (instant: string, zone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(localeFacts(locale).tag, { timeZone: zone, dateStyle: 'long' }).format(new Date(instant))
