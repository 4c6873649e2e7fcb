// How a training stands on a day of its organization.
import type { Days } from './training-calendar.decider'

export const TRAINING_STATES = ['previous', 'current', 'future'] as const
export type TrainingState = (typeof TRAINING_STATES)[number]

export function trainingStateOf({ startAt, endAt }: Days, today: string): TrainingState {
  if (endAt < today) return 'previous'
  return startAt > today ? 'future' : 'current'
}

/** Of those that have not begun the one that begins first. */
export const upcomingOf = <One extends Days>(trainings: readonly One[], today: string): One | undefined =>
  trainings
    .filter(one => trainingStateOf(one, today) === 'future')
    .toSorted((one, other) => (one.startAt < other.startAt ? -1 : 1))[0]
