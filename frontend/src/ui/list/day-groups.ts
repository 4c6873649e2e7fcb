// Groups of what has an instant: one for each day in the zone of the reader, near days by their word.
import { dateIn } from '@practicum/shared/kernel/dates'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { exactDay, nearDay } from '../dates'
import { useReader } from '../use-reader'
import type { Grouping } from './grouping'

export interface DayFields<Item> {
  readonly field: string
  readonly label: string
  readonly instantOf: (item: Item) => string | null
}

/** The functions of `fields` stay the same from one drawing to the next. */
export function useDayGrouping<Item>({ field, label, instantOf }: DayFields<Item>): Grouping<Item> {
  const translate = useTranslate()
  const { now, zone } = useReader()
  const today = dateIn(zone, now)
  return useMemo(() => {
    const reader = { now: new Date(`${today}T12:00:00Z`), zone: 'UTC' }
    return {
      label,
      field,
      keyOf: item => {
        const instant = instantOf(item)
        return instant === null ? '' : dateIn(zone, new Date(instant))
      },
      headingOf: day => {
        if (day === '') return { words: translate('app.list.due.none') }
        const near = nearDay(day, reader)
        return { words: near === undefined ? exactDay(day) : `${exactDay(day)} (${near})` }
      },
    }
  }, [label, field, instantOf, today, zone, translate])
}
