// The fields of a training plan that people fill in: each named once, for its body, its events, its row, its view and its form.
import { z } from 'zod'
import { requiredText } from '../../contract/shapes'
import { sealed } from '../../events/catalog'
import { localDate } from '../../kernel/dates'
import { requiredField, sameField } from '../../kernel/fields'

export const TITLE_MAX = 200

export const trainingPlanFields = {
  /** The creator's text: once they are erased it cannot be read any more. */
  title: requiredField({
    stored: sealed('creatorId', TITLE_MAX),
    sent: requiredText(TITLE_MAX),
    shown: z.string(),
    column: 'text',
  }),
  day: sameField(localDate.nullable(), null, 'date'),
} as const
