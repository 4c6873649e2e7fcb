// Whose turn it is on a placement: who has to submit, join or sign before it can be decided.
import type { Role } from '../../access/roles'
import { type Agreement, openRoles } from './placements.agreements'
import type { Person, Reminder } from './placements.state'
import type { PlacementStatus } from './placements.views'

export interface WaitingFacts {
  readonly status: PlacementStatus
  readonly archived: boolean
  readonly trainee: Person
  readonly supervisor: Person | null
  readonly supervisorJoined: boolean
  readonly faculty: Person | null
  readonly agreements: readonly Agreement[]
}

/** Each once; nobody where it waits for a decision, is decided or archived, or where nobody of it is known for that part. */
export function waitsFor(placement: WaitingFacts): readonly Person[] {
  const { status, archived, trainee, supervisor, supervisorJoined, faculty, agreements } = placement
  if (archived || !WAITING.includes(status)) return []
  const signing = new Set<Role>(agreements.flatMap(openRoles))
  const turns: readonly (readonly [Person | null, boolean])[] = [
    [trainee, status === 'open' || signing.has('trainee')],
    [supervisor, !supervisorJoined || signing.has('supervisor')],
    [faculty, signing.has('faculty')],
  ]
  return turns.flatMap(([person, theirs]) => (person && theirs ? [person] : []))
}

/** For what somebody else has to do before it can be decided. */
const WAITING: readonly PlacementStatus[] = ['open', 'submitted']

export const remindedAt = (reminders: readonly Reminder[], { positionId }: Person): string | null =>
  reminders.find(reminder => reminder.positionId === positionId)?.at ?? null

/** Of those that it waits for, the one whose last reminder is longest ago: they are the next who can be reminded. Null where one never was. */
export function longestAgo(reminders: readonly Reminder[], waiting: readonly Person[]): string | null {
  const [first] = waiting.map(person => remindedAt(reminders, person) ?? '').sort()
  return first || null
}

/** The last reminder, and the positions of those whom it went to. */
export function lastReminder(reminders: readonly Reminder[]): {
  readonly at: string | null
  readonly to: readonly string[]
} {
  const last =
    reminders
      .map(({ at }) => at)
      .sort()
      .at(-1) ?? null
  return { at: last, to: reminders.filter(({ at }) => at === last).map(({ positionId }) => positionId) }
}
