// What an admin changes of an account: each named once, for the body and the form.
import { z } from 'zod'
import { requiredText } from '../../contract/shapes'

export const NAME_MAX = 100

export const changedDetails = {
  first_name: requiredText(NAME_MAX),
  last_name: requiredText(NAME_MAX),
  /** IANA name. */
  timezone: z.string().max(60),
  /** The version that was opened; a newer one is a conflict. */
  version: z.int().optional(),
} as const
