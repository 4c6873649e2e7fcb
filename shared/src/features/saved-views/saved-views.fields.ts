// What a saved view keeps of a list: each field named once, for its body, its events, its row and its view.
import { z } from 'zod'
import { isListQuery } from '../../contract/list-address'
import { requiredText } from '../../contract/shapes'
import { plainText, sealed } from '../../events/catalog'
import { field, requiredField, sameField } from '../../kernel/fields'

export const NAME_MAX = 80
export const QUERY_MAX = 2000

export const PATH_MAX = 60

/** The path of the page that has the list. */
export const listPath = z
  .string()
  .max(PATH_MAX)
  .regex(/^(\/[a-z0-9_-]+)+$/)

export const savedViewFields = {
  /** The creator's text: once they are erased it cannot be read any more. */
  name: requiredField({
    stored: sealed('creatorId', NAME_MAX),
    sent: requiredText(NAME_MAX),
    shown: z.string(),
    column: 'text',
  }),
  /** What was searched may name somebody: the creator's text too. */
  query: field({
    stored: sealed('creatorId', QUERY_MAX),
    sent: z.string().max(QUERY_MAX).refine(isListQuery),
    shown: z.string(),
    initially: '',
    column: 'text',
  }),
  tab: field({
    stored: plainText(PATH_MAX),
    sent: z
      .string()
      .max(PATH_MAX)
      .regex(/^[a-z0-9_-]*$/),
    shown: z.string(),
    initially: '',
    column: 'text',
  }),
  /** With colleagues of the organization. */
  shared: sameField(z.boolean(), false, 'boolean'),
} as const
