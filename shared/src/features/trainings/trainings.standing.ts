// How a training stands on a day of its organization.
import type { Days } from './training-calendar.decider'

export const TRAINING_STATES = ['previous', 'current', 'future'] as const
export type TrainingState = (typeof TRAINING_STATES)[number]

interface PlacedTraining {
  readonly state: TrainingState
  readonly placement_not_required: boolean
  readonly placements: readonly { readonly status: string; readonly is_campus: boolean }[]
}

/** Must the trainee still find a place? One on campus is none, nor is one that was denied. */
export const isPlacementMissing = ({ state, placement_not_required, placements }: PlacedTraining): boolean =>
  state !== 'previous' &&
  !placement_not_required &&
  !placements.some(({ status, is_campus }) => !is_campus && status !== 'denied')

export function trainingStateOf({ startAt, endAt }: Days, today: string): TrainingState {
  if (endAt < today) return 'previous'
  return startAt > today ? 'future' : 'current'
}
