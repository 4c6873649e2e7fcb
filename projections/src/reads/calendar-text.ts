// Entries of a calendar as text in the format of iCalendar.
import type { Locale } from '@practicum/shared/kernel/locales'
import ical, { type ICalCalendarData, ICalCalendarMethod, type ICalEventData } from 'ical-generator'

const PRODUCT = { company: 'Practicum', product: 'Practicum' } as const

/** `shown`: how the calendar is called and how often it is worth reading, in seconds, where it is one that is read again. */
export const calendarText = (
  events: readonly ICalEventData[],
  locale: Locale,
  shown: Pick<ICalCalendarData, 'name' | 'ttl'> = {},
): string =>
  ical({
    prodId: { ...PRODUCT, language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    events: [...events],
    ...shown,
  }).toString()
