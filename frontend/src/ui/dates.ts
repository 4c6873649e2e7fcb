// Writes days and instants for people: near ones in words, far ones as dates, and each of them in full for those who want it exact.
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { DEFAULT_LOCALE, localeFacts, localeOf } from '@practicum/shared/kernel/locales'
import { onceEach } from '@practicum/shared/kernel/once-each'
import { pageLanguage } from './language'

/** For whom a date is written. */
export interface Reader {
  readonly now: Date
  /** The zone in which the person counts days, IANA. */
  readonly zone: string
  /** The zone of the machine in front of them: times of another one name theirs. */
  readonly machine: string
}

export const readerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Within half a day, hours say more than the name of the day. */
const HOURS_MS = 12 * HOUR_MS
/** A day further off than this is not called by its distance. */
const NEAR_DAYS = 6

const inUtc = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** To make one takes a hundred times as long as to use it. */
const formatOf = onceEach(key => new Intl.DateTimeFormat(...(JSON.parse(key) as [string, Intl.DateTimeFormatOptions])))
const distancesIn = onceEach(language => new Intl.RelativeTimeFormat(language, { numeric: 'auto' }))

const format = (options: Intl.DateTimeFormatOptions, at: Date): string =>
  formatOf(JSON.stringify([pageLanguage(), options])).format(at)

const relative = (count: number, unit: Intl.RelativeTimeFormatUnit): string =>
  distancesIn(pageLanguage()).format(count, unit)

/** `YYYY-MM-DD` as `11/04/2026`, in the order of the language. */
export const shortDay = (day: string): string =>
  format({ year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'UTC' }, inUtc(day))

/** Days from the one to the other. */
const distance = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS)

/** `YYYY-MM-DD` as `Nov 24th, 2026`; in languages without such ordinals as they write it. */
export function longDay(day: string): string {
  if (localeOf(pageLanguage()) !== DEFAULT_LOCALE) return format({ dateStyle: 'medium', timeZone: 'UTC' }, inUtc(day))
  const [year = '', , date = ''] = day.split('-')
  return `${format({ month: 'short', timeZone: 'UTC' }, inUtc(day))} ${ordinal(Number(date))}, ${year}`
}

const SUFFIXES: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  zero: 'th',
  many: 'th',
}
const ORDINALS = new Intl.PluralRules(localeFacts(DEFAULT_LOCALE).tag, { type: 'ordinal' })
const ordinal = (count: number): string => `${count}${SUFFIXES[ORDINALS.select(count)]}`

/** A near day in words, such as `tomorrow` or `in 3 days`; nothing for a far one. */
export function nearDay(day: string, { now, zone }: Pick<Reader, 'now' | 'zone'>): string | undefined {
  const days = distance(dateIn(zone, now), day)
  return Math.abs(days) <= NEAR_DAYS ? relative(days, 'day') : undefined
}

/** `Nov 25`. */
export const dayAndMonth = (day: string): string =>
  format({ day: 'numeric', month: 'short', timeZone: 'UTC' }, inUtc(day))

/** `November 2026`. */
export const monthAndYear = (day: string): string =>
  format({ month: 'long', year: 'numeric', timeZone: 'UTC' }, inUtc(day))

/** `Wednesday, November 25, 2026`. */
export const exactDay = (day: string): string => format({ dateStyle: 'full', timeZone: 'UTC' }, inUtc(day))

/** `Tuesday, November 24, 2026 at 3:00:00 PM PST`. */
export const exactInstant = (at: string, zone: string): string =>
  format({ dateStyle: 'full', timeStyle: 'long', timeZone: zone }, new Date(at))

const yearOf = (at: Date, zone: string): string => dateIn(zone, at).slice(0, 4)

/** With the year where it is another one. */
const shortDate = (at: Date, { now, zone }: Reader): Intl.DateTimeFormatOptions => ({
  day: 'numeric',
  month: 'short',
  timeZone: zone,
  ...(yearOf(at, zone) !== yearOf(now, zone) && { year: 'numeric' }),
})

/** How long ago or ahead: `2 hours ago`, `yesterday`, `in 3 days`; far ones as `Nov 12`. */
export function instantInWords(at: string, reader: Reader): string {
  const instant = new Date(at)
  const ahead = instant.getTime() - reader.now.getTime()
  const sameDay = dateIn(reader.zone, instant) === dateIn(reader.zone, reader.now)
  if (Math.abs(ahead) < MINUTE_MS) return relative(0, 'second')
  if (Math.abs(ahead) < HOUR_MS) return relative(Math.trunc(ahead / MINUTE_MS), 'minute')
  if (sameDay || Math.abs(ahead) < HOURS_MS) return relative(Math.trunc(ahead / HOUR_MS), 'hour')
  return nearDay(dateIn(reader.zone, instant), reader) ?? format(shortDate(instant, reader), instant)
}

/** With the time of day: `tomorrow, 3:00 PM`, `Friday, 3:00 PM`, `Tue, Nov 24, 3:00 PM`; with the zone where it is not the reader's. */
export function instantByClock(at: string, reader: Reader): string {
  const instant = new Date(at)
  const { now, zone, machine } = reader
  const clock: Intl.DateTimeFormatOptions = {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    ...(zone !== machine && { timeZoneName: 'shortGeneric' }),
  }
  const word = dayByName(dateIn(zone, instant), dateIn(zone, now))
  if (word === undefined) return format({ weekday: 'short', ...shortDate(instant, reader), ...clock }, instant)
  return new Intl.ListFormat(pageLanguage(), { type: 'unit' }).format([word, format(clock, instant)])
}

/** Days around today by their word, those ahead by their weekday; one that is over could be mistaken for the next. */
function dayByName(day: string, today: string): string | undefined {
  const days = distance(today, day)
  if (Math.abs(days) <= 1) return relative(days, 'day')
  return day > today && day <= addDays(today, NEAR_DAYS)
    ? format({ weekday: 'long', timeZone: 'UTC' }, inUtc(day))
    : undefined
}

/** What time it is there: `3:05 PM`, and on which day where that is another one than here. */
export function timeThere(there: string, { now, zone }: Pick<Reader, 'now' | 'zone'>): string {
  const clock = format({ hour: 'numeric', minute: '2-digit', timeZone: there }, now)
  const day = dateIn(there, now)
  const today = dateIn(zone, now)
  if (day === today) return clock
  return new Intl.ListFormat(pageLanguage(), { type: 'unit' }).format([relative(distance(today, day), 'day'), clock])
}

/** A zone's name in words, such as `Pacific Time`. */
export function zoneName(zone: string): string {
  const named = (timeZoneName: 'longGeneric' | 'long'): string =>
    new Intl.DateTimeFormat(pageLanguage(), { timeZone: zone, timeZoneName })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone
  const generic = named('longGeneric')
  // Where people have no word for it, the clock's own name says more than a number.
  return generic.startsWith('GMT') ? named('long') : generic
}
