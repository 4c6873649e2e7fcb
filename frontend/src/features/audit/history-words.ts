// Turns what happened into words: `TaskCompleted` reads "Task completed", a change names before and after.
import type { HistoryEntry } from '@practicum/shared/features/audit/audit.contract'

/** An event's type as a sentence begins. */
export function typeInWords(type: string): string {
  const spaced = type.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  return spaced.charAt(0).toUpperCase() + spaced.slice(1)
}

/** A field as people say it: `due_date` and `dueDate` read "Due date". */
export const fieldInWords = (field: string): string => typeInWords(field.replaceAll('_', ' '))

export function valueInWords(value: unknown, nothing: string): string {
  if (value === null || value === undefined || value === '') return nothing
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Newest first, as people look for the latest change. */
export const newestFirst = (entries: readonly HistoryEntry[]): readonly HistoryEntry[] => [...entries].reverse()
