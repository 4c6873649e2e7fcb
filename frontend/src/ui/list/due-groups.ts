// Groups of what has a day: overdue, today, this week, next week, later, and without a date, in the zone of the reader.
import { addDays, dateIn, endOfWeek } from '@practicum/shared/kernel/dates'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { useReader } from '../use-reader'
import type { Grouping } from './grouping'

export type DueGroup = 'past' | 'today' | 'week' | 'next' | 'later' | 'none'

export function dueGroup(day: string | null, today: string): DueGroup {
  if (day === null) return 'none'
  if (day < today) return 'past'
  if (day === today) return 'today'
  const sunday = endOfWeek(today)
  if (day <= sunday) return 'week'
  return day <= addDays(sunday, 7) ? 'next' : 'later'
}

export interface DueFields<Item> {
  readonly field: string
  readonly label: string
  readonly dayOf: (item: Item) => string | null
  /** It has not been done. */
  readonly isOpen: (item: Item) => boolean
}

/** What is done is not overdue. */
const overdueOf = (open: number, all: number): string => (open === all ? 'overdue' : 'partly')

/** The functions of `fields` stay the same from one drawing to the next. */
export function useDueGrouping<Item>({ field, label, dayOf, isOpen }: DueFields<Item>): Grouping<Item> {
  const translate = useTranslate()
  const { now, zone } = useReader()
  const today = dateIn(zone, now)
  return useMemo(
    () => ({
      label,
      field,
      byItself: true,
      keyOf: item => dueGroup(dayOf(item), today),
      headingOf: (key, items) => {
        const overdue = key === 'past' ? items.filter(isOpen).length : 0
        const heading = overdue > 0 ? overdueOf(overdue, items.length) : key
        return { words: translate(`app.list.due.${heading}`, { smart_count: overdue }), alert: overdue > 0 }
      },
    }),
    [label, field, dayOf, isOpen, today, translate],
  )
}
