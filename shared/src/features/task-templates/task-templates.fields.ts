// What a template keeps of a task: each field named once, for its body, its events, its row and its view.
import { z } from 'zod'
import { requiredText, typed } from '../../contract/shapes'
import { sealed } from '../../events/catalog'
import { field, requiredField, sameField } from '../../kernel/fields'

export const TEMPLATE_NAME_MAX = 80
/** As long as that of a task. */
export const TEMPLATE_DESCRIPTION_MAX = 2000

/** Days from the one on which it is used; ten years is more than any training. */
const days = sameField(z.int().min(0).max(3650).nullable(), null, 'integer')

/** A template says no day: it is used on many. */
export const taskTemplateFields = {
  /** The creator's text, as the description: once they are erased it cannot be read any more. */
  name: requiredField({
    stored: sealed('creatorId', TEMPLATE_NAME_MAX),
    sent: requiredText(TEMPLATE_NAME_MAX),
    shown: z.string(),
    column: 'text',
  }),
  description: field({
    stored: sealed('creatorId', TEMPLATE_DESCRIPTION_MAX),
    sent: typed(TEMPLATE_DESCRIPTION_MAX),
    initially: '',
    shown: z.string(),
    column: 'text',
  }),
  /** The task is due so many days after it is handed out. */
  dueIn: days,
  repeatOn: sameField(z.enum(['single', 'schedule', 'complete']), 'single', 'text'),
  repeatDays: days,
  /** A series by schedule ends so many days after it is handed out. */
  repeatFor: days,
  dueAfter: days,
  /** With the staff of the organization. */
  shared: sameField(z.boolean(), false, 'boolean'),
} as const
