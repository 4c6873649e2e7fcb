// What is asked of whoever signs up: the fields of a question, each named once, and the values that one chooses among.
import { z } from 'zod'
import { requiredText } from '../../contract/shapes'
import { plainText } from '../../events/catalog'
import { requiredField, sameRequiredField } from '../../kernel/fields'
import { id } from '../../kernel/ids'
import { signupRole } from '../invites/invites.fields'

export const FIELD_TYPES = ['string', 'text', 'numeric', 'single', 'multiple', 'agree', 'monthYearDate'] as const
export const fieldType = z.enum(FIELD_TYPES).meta({ id: 'SignupFieldType' })
export type FieldType = z.infer<typeof fieldType>

export const isChoice = (type: FieldType): boolean => type === 'single' || type === 'multiple'

export const QUESTION_BODY_MAX = 500
export const VALUE_MAX = 200
export const VALUES_MAX = 100
export const QUESTIONS_MAX = 500

/** What a question stays: whoever wants it otherwise asks another one, and the answers to this one keep their meaning. */
export const questionKind = {
  role: sameRequiredField(signupRole, 'text'),
  fieldtype: sameRequiredField(fieldType, 'text'),
} as const

export const questionContent = {
  body: requiredField({
    stored: plainText(QUESTION_BODY_MAX),
    sent: requiredText(QUESTION_BODY_MAX),
    shown: z.string(),
    column: 'text',
  }),
  required: sameRequiredField(z.boolean(), 'boolean'),
  /** Each is a step of its own; those without a question are passed over. */
  section: sameRequiredField(z.int().min(1).max(20), 'integer'),
  /** Among the questions of its section. */
  ordering: sameRequiredField(z.int().min(0).max(1000), 'integer'),
} as const

export const sentValue = requiredText(VALUE_MAX)

/** `isOther`: whoever chooses it says in their own words what they mean. */
export const storedValue = z.object({ id, value: plainText(VALUE_MAX), isOther: z.boolean() })
export type QuestionValue = z.infer<typeof storedValue>
