// Shapes that several contracts show: a person as others see them, a requested instant, reasons.
import { z } from 'zod'
import { role } from '../access/roles'

/** A person in one position, as shown beside their work. */
export const personRef = z.object({
  id: z.uuid(),
  position_id: z.uuid(),
  name: z.string(),
  role_keyname: role,
})
export type PersonRef = z.infer<typeof personRef>

/** Text that a person types; trimmed, without control characters that PostgreSQL or a log line cannot carry. */
export const typed = (max: number): z.ZodType<string, string> =>
  z
    .string()
    .trim()
    .max(max)
    .refine(text => ![...text].some(isControl), { error: 'contains characters that cannot be stored' })

const isControl = (character: string): boolean => {
  const code = character.codePointAt(0) ?? 0
  return (code < 32 && code !== 9 && code !== 10 && code !== 13) || code === 127
}

/** A required text. The message is the one forms show. */
export const requiredText = (max: number): z.ZodType<string, string> =>
  typed(max).refine(text => text.length > 0, { error: 'field required' })

export const reason = requiredText(2000)

export const commentBody = requiredText(5000)
