// Parameters of a path that name nothing are a thing that does not exist.
import type { z } from 'zod'
import { HttpProblem } from './problem'

export function parseParams<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new HttpProblem(404, 'not_found')
  return parsed.data
}
