// The words of roles and things that an organization may replace with its own, and what they are where it did not. Without a schema: every page loads them.
import type { Word } from './own-words'

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

export const DEFAULT_WORDS: Readonly<Record<DynamicWord, Word>> = {
  trainee: { one: 'trainee', many: 'trainees' },
  supervisor: { one: 'supervisor', many: 'supervisors' },
  faculty: { one: 'faculty', many: 'faculty' },
  coordinator: { one: 'coordinator', many: 'coordinators' },
  client: { one: 'client', many: 'clients' },
  supervision_site: { one: 'supervision site', many: 'supervision sites' },
  assistant: { one: 'assistant', many: 'assistants' },
}
