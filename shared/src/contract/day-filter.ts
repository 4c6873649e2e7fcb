// Days that a list is narrowed to: a period that moves with the calendar, so that its link says the same next week, or days by their date.
import { z } from 'zod'
import { endOfWeek, localDate, startOfWeek } from '../kernel/dates'

export const PERIODS = ['today', 'this_week'] as const
export type Period = (typeof PERIODS)[number]

export const period = z.enum(PERIODS)
export const filteredDay = localDate

export interface DayFilter {
  readonly within?: Period | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
}

interface Bounds {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

/** All of them bind; days are inclusive. `today`: of the reader. */
export const daysOf = ({ within, from, to }: DayFilter, today: string): readonly Bounds[] => [
  { from, to },
  ...(within === undefined ? [] : [within === 'today' ? { from: today, to: today } : weekOf(today)]),
]

const weekOf = (day: string): Required<Bounds> => ({ from: startOfWeek(day), to: endOfWeek(day) })
