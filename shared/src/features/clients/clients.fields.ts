// The fields of a client that people fill in: each named once, for its body, its events, its row, its view and its form.
import { z } from 'zod'
import { requiredText } from '../../contract/shapes'
import { sealed } from '../../events/catalog'
import { requiredField } from '../../kernel/fields'

export const CODE_MAX = 20

const CODE = /^[A-Z0-9]+(-[A-Z0-9]+)*$/

export const clientFields = {
  /** What the trainee calls the client by, never a name; once the trainee is erased it cannot be read any more. */
  code: requiredField({
    stored: sealed('traineeId', CODE_MAX),
    sent: requiredText(CODE_MAX),
    shown: z.string(),
    column: 'text',
  }),
} as const

/** Letters as they are typed on a phone count like capitals. */
export const codeOf = (typed: string): string => typed.trim().toUpperCase()

/** Capital letters, digits and single dashes, with a digit somewhere: a name, or initials, is none. Of some letters more than one capital comes. */
export const isCode = (code: string): boolean => CODE.test(code) && /\d/.test(code) && code.length <= CODE_MAX
