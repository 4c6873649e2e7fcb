// Whom a trainee proposes to supervise a placement who has no account yet: the fields, each named once.
import { z } from 'zod'
import { requiredText } from '../../contract/shapes'
import { sealed } from '../../events/catalog'
import { requiredField, type StoredOf } from '../../kernel/fields'

const NAME_MAX = 100

/** Sealed to the trainee who typed it: whoever is proposed has no key of their own. */
const told = (max: number, sent: z.ZodType<string, string>) =>
  requiredField({ stored: sealed('traineeId', max), sent, shown: z.string(), column: 'text' })

export const proposedFields = {
  firstName: told(NAME_MAX, requiredText(NAME_MAX)),
  lastName: told(NAME_MAX, requiredText(NAME_MAX)),
  email: told(254, z.email().max(254)),
} as const

export type Proposed = StoredOf<typeof proposedFields>
