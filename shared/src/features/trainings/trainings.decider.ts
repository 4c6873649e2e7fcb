// The rules of trainings: what is planned can be changed, and deleted until placements belong to it.
import type { Decider, Decision } from '../../kernel/decider'
import { assertNever } from '../../kernel/decider'
import { type Refusal, refuse } from '../../kernel/refusal'
import type { TrainingEvent } from './trainings.events'

type Planned = Extract<TrainingEvent, { type: 'TrainingPlanned' }>['data']
type Edited = Extract<TrainingEvent, { type: 'TrainingEdited' }>['data']

export type TrainingContent = Omit<Edited, 'trainingId'>

export type TrainingCommand =
  | { readonly type: 'PlanTraining'; readonly data: Planned }
  /** What is not said stays as it is. */
  | { readonly type: 'EditTraining'; readonly changes: Partial<TrainingContent> }
  | { readonly type: 'EngageTraining' }
  /** `placed`: there were placements of it before trainings knew. */
  | { readonly type: 'DeleteTraining'; readonly placed: boolean }

export type Training = Planned & { readonly status: 'planned' | 'deleted'; readonly engaged: boolean }
export type TrainingState = { readonly status: 'unknown' } | Training

export const trainingDecider: Decider<TrainingCommand, TrainingState, TrainingEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    if (command.type === 'PlanTraining') {
      if (state.status !== 'unknown') return []
      return trainingFault(command.data) ?? [{ type: 'TrainingPlanned', data: command.data }]
    }
    return state.status === 'planned' ? decideKnown(command, state) : refuse('not_found', {}, { kind: 'missing' })
  },
  evolve(state, event) {
    if (event.type === 'TrainingPlanned') return { ...event.data, status: 'planned', engaged: false }
    if (state.status === 'unknown') return state
    switch (event.type) {
      case 'TrainingEdited':
        return { ...state, ...event.data }
      case 'TrainingEngaged':
        return { ...state, engaged: true }
      case 'TrainingDeleted':
        return { ...state, status: 'deleted' }
      default:
        return assertNever(event)
    }
  },
}

function decideKnown(
  command: Exclude<TrainingCommand, { type: 'PlanTraining' }>,
  training: Training,
): Decision<TrainingEvent> {
  const { trainingId, engaged } = training
  switch (command.type) {
    case 'EditTraining':
      return edit(command.changes, training)
    case 'EngageTraining':
      return engaged ? [] : [{ type: 'TrainingEngaged', data: { trainingId } }]
    case 'DeleteTraining':
      return engaged || command.placed
        ? refuse('training.placed', {}, { kind: 'conflict' })
        : [{ type: 'TrainingDeleted', data: { trainingId } }]
    default:
      return assertNever(command)
  }
}

export const contentOf = (of: TrainingContent): TrainingContent => ({
  planId: of.planId,
  planName: of.planName,
  levelName: of.levelName,
  startAt: of.startAt,
  endAt: of.endAt,
  placementNotRequired: of.placementNotRequired,
  faculty: of.faculty,
  assistants: of.assistants,
})

/** Saving what already stands there changes nothing. */
function edit(changes: Partial<TrainingContent>, training: Training): Decision<TrainingEvent> {
  const before = contentOf(training)
  const after = contentOf({ ...before, ...changes })
  const refused = trainingFault(after)
  if (refused) return refused
  if (JSON.stringify(after) === JSON.stringify(before)) return []
  return [{ type: 'TrainingEdited', data: { trainingId: training.trainingId, ...after } }]
}

/** Asked by the form too, before it is sent. */
export function trainingFault({
  startAt,
  endAt,
  faculty,
  assistants,
}: Pick<TrainingContent, 'startAt' | 'endAt' | 'faculty' | 'assistants'>): Refusal | undefined {
  if (endAt < startAt) return refuse('training.end_before_start', {}, { field: 'end_at' })
  const guiding = [...(faculty ? [faculty] : []), ...assistants].map(({ positionId }) => positionId)
  return new Set(guiding).size === guiding.length
    ? undefined
    : refuse('training.assistant_repeated', {}, { field: 'faculty.assistant_position_ids' })
}
