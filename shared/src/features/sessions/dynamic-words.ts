// The words of roles and things that an organization may replace with its own, and what they are where it did not.
import type { z } from 'zod'
import type { dynamicWords } from './page-state.contract'

export const DEFAULT_WORDS: z.infer<typeof dynamicWords> = {
  trainee: { one: 'trainee', many: 'trainees' },
  supervisor: { one: 'supervisor', many: 'supervisors' },
  faculty: { one: 'faculty', many: 'faculty' },
  coordinator: { one: 'coordinator', many: 'coordinators' },
  client: { one: 'client', many: 'clients' },
  supervision_site: { one: 'supervision site', many: 'supervision sites' },
  assistant: { one: 'assistant', many: 'assistants' },
}
