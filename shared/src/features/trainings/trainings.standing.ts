// How a training stands on a day of its organization.
import type { Days } from './training-calendar.decider'

export const TRAINING_STATES = ['previous', 'current', 'future'] as const
export type TrainingState = (typeof TRAINING_STATES)[number]

interface PlacedTraining {
  readonly state: TrainingState
  readonly placement_not_required: boolean
  readonly placements: readonly Place[]
}

interface Place {
  readonly status: string
  readonly archived: boolean
  readonly is_campus: boolean
}

/** Must the trainee still find a place? One on campus is none, nor is one that was denied, withdrawn or put away before it was approved. */
export const isPlacementMissing = ({ state, placement_not_required, placements }: PlacedTraining): boolean =>
  state !== 'previous' && !placement_not_required && !placements.some(isPlaceFound)

const isPlaceFound = ({ status, archived, is_campus }: Place): boolean =>
  !is_campus && status !== 'denied' && (status === 'approved' || !archived)

export function trainingStateOf({ startAt, endAt }: Days, today: string): TrainingState {
  if (endAt < today) return 'previous'
  return startAt > today ? 'future' : 'current'
}
