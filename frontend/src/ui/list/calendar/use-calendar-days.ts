// Which days a calendar shows: they stand in the address, like everything else of a list.

import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { dateIn } from '@practicum/shared/kernel/dates'
import { useReader } from '../../use-reader'
import { useParameter } from '../list-address'
import { type DayRange, dayAfter, isDay, isScale, rangeOf, type Scale } from './calendar'

export interface CalendarDays {
  readonly scale: Scale
  readonly day: string
  readonly today: string
  readonly range: DayRange
  readonly scaleTo: (scale: Scale) => void
  readonly goTo: (day: string) => void
  readonly step: (step: 1 | -1) => void
}

/** A month where there is room, else an agenda; today where the address says nothing of a day. */
export function useCalendarDays(): CalendarDays {
  const { now, zone } = useReader()
  const narrow = useMediaQuery<Theme>(theme => theme.breakpoints.down('md'))
  const [said, scaleTo] = useParameter('scale')
  const [date, show] = useParameter('date')
  const today = dateIn(zone, now)
  const usual: Scale = narrow ? 'agenda' : 'month'
  const scale = isScale(said) ? said : usual
  const day = isDay(date) ? date : today
  const goTo = (to: string): void => show(to === today ? undefined : to)
  return {
    ...{ scale, day, today, range: rangeOf(scale, day), goTo },
    scaleTo: to => scaleTo(to === usual ? undefined : to),
    step: step => goTo(dayAfter(scale, day, step)),
  }
}
