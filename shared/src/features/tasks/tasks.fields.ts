// The fields of a task that people fill in: each named once, for its body, its events, its row, its view and its form.
import { z } from 'zod'
import { typed } from '../../contract/shapes'
import { sealed } from '../../events/catalog'
import { localDate } from '../../kernel/dates'
import { field, sameField } from '../../kernel/fields'

/** Longest description kept. */
export const DESCRIPTION_MAX = 2000

const repeatOn = z.enum(['single', 'schedule', 'complete'])

const day = localDate.nullable()

/** What a task says; changed while it is open. */
export const taskContent = {
  description: field({
    stored: sealed('assigneeId', DESCRIPTION_MAX),
    sent: typed(DESCRIPTION_MAX),
    initially: '',
    shown: z.string(),
    column: 'text',
  }),
  startAt: sameField(day, null, 'date'),
  dueDate: sameField(day, null, 'date'),
} as const

/** Days between instances; ten years is more than any training. */
const repeatDays = z.int().min(0).max(3650).nullable()

/** How it repeats; fixed once it is made. */
export const taskRepetition = {
  repeatOn: sameField(repeatOn, 'single', 'text'),
  repeatDays: field({
    stored: z.int().nullable(),
    sent: repeatDays,
    initially: null,
    shown: z.int().nullable(),
    column: 'integer',
  }),
  repeatUntil: sameField(day, null, 'date'),
  /** Each of the series is due so many days after it appears; null: its due day is that of the first, moved on. */
  dueAfter: field({
    stored: z.int().nullable(),
    sent: repeatDays,
    initially: null,
    shown: z.int().nullable(),
    column: 'integer',
  }),
} as const

export const taskFields = { ...taskContent, ...taskRepetition } as const
