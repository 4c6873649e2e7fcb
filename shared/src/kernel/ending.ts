// Reminders before something ends: which of them is due on a day, the same for all that ends.
import { addDays } from './dates'

/** Days before the end, the first reminder first; each is given once. */
export type ReminderDays = readonly [first: number, ...later: number[]]

/** What ended so many days ago is news no more. */
export const LATE_DAYS = 7

/** Something of which somebody is to be reminded, as the read side finds it: the rules decide. */
export interface EndingThing {
  readonly id: string
  /** null: it is of no organization. */
  readonly organizationId: string | null
  /** The present day where it is. */
  readonly today: string
  /** The day on which it was made, where that counts. */
  readonly madeOn?: string
}

/** What the read side finds of things that end: candidates only, the rules decide. */
export interface EndingCandidates {
  /** Of which somebody is to be reminded at an instant: each is found until it was. At most 500. */
  due(at: Date): Promise<readonly EndingThing[]>
}

interface Ending {
  /** The last day on which it holds; null: it does not end. */
  readonly end: string | null
  readonly today: string
  /** The last reminder, in days before the end as it is. */
  readonly reminded: number | undefined
}

/** The reminder to give, in days before the end: of several that are due at once, the closest to it alone. */
export function reminderDue(at: ReminderDays, { end, today, reminded }: Ending): number | undefined {
  if (end === null || end < addDays(today, -LATE_DAYS)) return undefined
  const due = [...at].reverse().find(days => end <= addDays(today, days))
  return due !== undefined && (reminded === undefined || reminded > due) ? due : undefined
}
