// How a training stands on a day of its organization.
import type { Days } from './training-calendar.decider'

export const TRAINING_STATES = ['previous', 'current', 'future'] as const
export type TrainingState = (typeof TRAINING_STATES)[number]

export function trainingStateOf({ startAt, endAt }: Days, today: string): TrainingState {
  if (endAt < today) return 'previous'
  return startAt > today ? 'future' : 'current'
}
