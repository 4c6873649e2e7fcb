// The days of a placement: within its training, and those of the training where it does not say others.
import { localDate } from '../../kernel/dates'
import { type StoredOf, sameField } from '../../kernel/fields'
import { type Refusal, refuse } from '../../kernel/refusal'

const day = sameField(localDate.nullable(), null, 'date')

/** Within the training, both belong to it; null: that of the training. */
export const placementDays = { firstDay: day, lastDay: day } as const

/** Of a training, or of a placement in it; the last one belongs to it. */
export interface Days {
  readonly startAt: string
  readonly endAt: string
}

type SaidDays = StoredOf<typeof placementDays>

/** As the training is now: a day that it does not have any more is not the placement's either; where none is left, it is as the training. */
export function daysOfPlacement({ firstDay, lastDay }: SaidDays, { startAt, endAt }: Days): Days {
  const from = firstDay !== null && firstDay > startAt ? firstDay : startAt
  const to = lastDay !== null && lastDay < endAt ? lastDay : endAt
  return from <= to ? { startAt: from, endAt: to } : { startAt, endAt }
}

/** Asked by the form too, before it is sent. */
export function placementDaysFault({ firstDay, lastDay }: SaidDays, training: Days): Refusal | undefined {
  if (isOutside(firstDay, training)) return refuse('placement.day_outside', {}, { field: 'first_day' })
  if (isOutside(lastDay, training)) return refuse('placement.day_outside', {}, { field: 'last_day' })
  const isReversed = firstDay !== null && lastDay !== null && lastDay < firstDay
  return isReversed ? refuse('placement.days_reversed', {}, { field: 'last_day' }) : undefined
}

const isOutside = (day: string | null, { startAt, endAt }: Days): boolean =>
  day !== null && (day < startAt || day > endAt)
