// What a caller sent, parsed: the one place where a wrong shape is the caller's mistake, told field by field.
import type { ApiError } from '@practicum/shared/contract/errors'
import { brokenBy, englishWordsOf, type Issue } from '@practicum/shared/contract/issue-words'
import { messageOf } from '@practicum/shared/contract/messages'
import type { Words } from '@practicum/shared/kernel/own-words'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import type { z } from 'zod'

/** Answered as 422. A ZodError from anywhere else is a defect of the server. */
export class InvalidInput extends Error {
  override readonly name = 'InvalidInput'
  /** `told`: in the words of an organization, or the product's. */
  constructor(readonly told: (words?: Words) => ApiError['errors']) {
    super(
      told()
        .map(({ field, code }) => `${field}: ${code}`)
        .join(', '),
    )
  }
}

/** As the one error shape has it. */
export const toldRefusal = ({ code, data, field }: Refusal, words?: Words): ApiError['errors'][number] => ({
  code,
  message: messageOf(code, data, words),
  ...(field === undefined ? {} : { field }),
  ...(Object.keys(data).length ? { data } : {}),
})

/** Throws InvalidInput with all of them. */
export function refuseAll(wrong: readonly Refusal[]): void {
  if (wrong.length > 0) throw new InvalidInput(words => wrong.map(refusal => toldRefusal(refusal, words)))
}

/** `field`: where the value stands in the request, when it is not the whole of it. Throws InvalidInput. */
export function parseInput<Schema extends z.ZodType>(schema: Schema, value: unknown, field?: string): z.output<Schema> {
  const parsed = schema.safeParse(value, { reportInput: true })
  if (parsed.success) return parsed.data
  const errors = parsed.error.issues.flatMap(issue => errorsOf(issue, field))
  throw new InvalidInput(() => errors)
}

function errorsOf(issue: z.core.$ZodIssue, field: string | undefined): ApiError['errors'] {
  const path = [...(field === undefined ? [] : [field]), ...issue.path].join('.')
  if (issue.code !== 'unrecognized_keys') return [{ field: path, code: 'invalid', ...toldOf(issue) }]
  return issue.keys.map(key => ({
    field: path ? `${path}.${key}` : key,
    code: 'unknown_key',
    message: messageOf('unknown_key'),
  }))
}

/** With the rule, for whoever says it in another language; a schema that words its own has none. */
function toldOf(issue: z.core.$ZodIssue): Pick<ApiError['errors'][number], 'message' | 'data'> {
  const { message } = issue
  const seen = { input: undefined, ...issue } as Issue
  if (message !== englishWordsOf(seen)) return { message }
  const { rule, data } = brokenBy(seen)
  return { message, data: { rule, ...data } }
}
