// The disciplines in which supervisors are licensed: data of the product, offered to whoever signs up, in English as the questions are.
// Source: drawn up for this product on 2026-11-26, from the professions that boards in the United States license and that supervise trainees of mental health; no register was copied.

interface Discipline {
  readonly id: string
  readonly value: string
}

const OTHER = 'other'

const VALUES: Readonly<Record<string, string>> = {
  'addiction-counseling': 'Addiction counseling',
  'art-therapy': 'Art therapy',
  'behavior-analysis': 'Behavior analysis',
  'clinical-social-work': 'Clinical social work',
  'marriage-and-family-therapy': 'Marriage and family therapy',
  'mental-health-counseling': 'Mental health counseling',
  'professional-counseling': 'Professional counseling',
  psychiatry: 'Psychiatry',
  'psychiatric-nursing': 'Psychiatric nursing',
  psychology: 'Psychology',
  'rehabilitation-counseling': 'Rehabilitation counseling',
  'school-counseling': 'School counseling',
  'school-psychology': 'School psychology',
  [OTHER]: 'Another discipline',
}

/** By their names, what is none of them last. */
export const DISCIPLINES: readonly Discipline[] = Object.entries(VALUES)
  .map(([id, value]) => ({ id, value }))
  .sort((a, b) => Number(a.id === OTHER) - Number(b.id === OTHER) || a.value.localeCompare(b.value))

export const isDiscipline = (id: string): boolean => Object.hasOwn(VALUES, id)
