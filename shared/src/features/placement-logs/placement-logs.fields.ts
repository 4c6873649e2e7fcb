// The fields of what a trainee logs of a day at their placement: each named once, for its body, its events, its row and its view.
import { z } from 'zod'
import { typed } from '../../contract/shapes'
import { sealed } from '../../events/catalog'
import { localDate } from '../../kernel/dates'
import { field, sameRequiredField } from '../../kernel/fields'

export const NOTE_MAX = 1000
/** Minutes of a day. */
export const TIME_MAX = 1440

/** Of the organization. */
export const logDay = { day: sameRequiredField(localDate, 'date') } as const

export const logTime = { timeOnSite: sameRequiredField(z.int().min(0).max(TIME_MAX), 'integer') } as const

export const logContent = {
  ...logTime,
  /** The trainee’s text: once they are erased it cannot be read any more. */
  note: field({
    stored: sealed('traineeId', NOTE_MAX),
    sent: typed(NOTE_MAX),
    shown: z.string(),
    column: 'text',
    initially: '',
  }),
} as const
