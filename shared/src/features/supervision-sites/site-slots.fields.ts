// The fields of a period for which a site has published how many places it has: each named once, for its body, its events and its view.
import { z } from 'zod'
import { localDate } from '../../kernel/dates'
import { sameRequiredField } from '../../kernel/fields'

export const PLACES_MAX = 500
/** Of one site. */
export const SLOTS_MAX = 100

/** Days of the organization; the last one belongs to it. */
export const slotContent = {
  startAt: sameRequiredField(localDate, 'date'),
  endAt: sameRequiredField(localDate, 'date'),
  places: sameRequiredField(z.int().min(1).max(PLACES_MAX), 'integer'),
} as const
