// The words of roles and things that an organization may replace with its own, and what they are where it did not.
import { z } from 'zod'

export const DYNAMIC_WORDS = [
  'trainee',
  'supervisor',
  'faculty',
  'coordinator',
  'client',
  'supervision_site',
  'assistant',
] as const
export type DynamicWord = (typeof DYNAMIC_WORDS)[number]

export const dynamicWords = z.record(z.enum(DYNAMIC_WORDS), z.object({ one: z.string(), many: z.string() }))

export const DEFAULT_WORDS: z.infer<typeof dynamicWords> = {
  trainee: { one: 'trainee', many: 'trainees' },
  supervisor: { one: 'supervisor', many: 'supervisors' },
  faculty: { one: 'faculty', many: 'faculty' },
  coordinator: { one: 'coordinator', many: 'coordinators' },
  client: { one: 'client', many: 'clients' },
  supervision_site: { one: 'supervision site', many: 'supervision sites' },
  assistant: { one: 'assistant', many: 'assistants' },
}
