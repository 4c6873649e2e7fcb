// Writes days and instants for people: `11/24/2026` in tables, long forms elsewhere, the zone named when it is not the reader's.
export { shownDate as shortDay } from '@practicum/shared/kernel/formats'

/** `YYYY-MM-DD` as `Nov 24th, 2026`. */
export function longDay(day: string): string {
  const [year = '', , date = ''] = day.split('-')
  const month = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )
  return `${month} ${ordinal(Number(date))}, ${year}`
}

const SUFFIXES: Readonly<Record<Intl.LDMLPluralRule, string>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
  other: 'th',
  zero: 'th',
  many: 'th',
}
const ORDINALS = new Intl.PluralRules('en-US', { type: 'ordinal' })
const ordinal = (count: number): string => `${count}${SUFFIXES[ORDINALS.select(count)]}`

/** An instant as `Tue, Nov 24, 3:00 PM`; with the year when it is another one, with the zone when it is not the reader's. */
export function longInstant(at: string, zone: string, reader: { now: Date; zone: string }): string {
  const instant = new Date(at)
  const year = (date: Date): string => new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: zone }).format(date)
  return new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: zone,
    ...(year(instant) !== year(reader.now) && { year: 'numeric' }),
    ...(zone !== reader.zone && { timeZoneName: 'shortGeneric' }),
  }).format(instant)
}

export const readerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

/** A zone's name in words, such as `Pacific Time`. */
export function zoneName(zone: string): string {
  const named = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts()
  return named.find(({ type }) => type === 'timeZoneName')?.value ?? zone
}
