// The rules of training plans: what is made once is changed until it is archived.
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { only, type StoredOf, sameIn } from '../../kernel/fields'
import { refuse } from '../../kernel/refusal'
import type { TrainingPlanEvent } from './training-plans.events'
import { trainingPlanFields } from './training-plans.fields'

type Created = Extract<TrainingPlanEvent, { type: 'TrainingPlanCreated' }>['data']

/** What a person fills in. */
export type TrainingPlanContent = StoredOf<typeof trainingPlanFields>

export type TrainingPlanCommand =
  | { readonly type: 'CreateTrainingPlan'; readonly data: Created }
  | { readonly type: 'EditTrainingPlan'; readonly fields: TrainingPlanContent }
  | { readonly type: 'ArchiveTrainingPlan' }

export type TrainingPlan = Created & { readonly status: 'open' | 'archived' }
export type TrainingPlanState = { readonly status: 'unknown' } | TrainingPlan

export const trainingPlanDecider: Decider<TrainingPlanCommand, TrainingPlanState, TrainingPlanEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    if (command.type === 'CreateTrainingPlan') {
      return state.status === 'unknown' ? [{ type: 'TrainingPlanCreated', data: command.data }] : []
    }
    if (state.status === 'unknown') return refuse('not_found', {}, { kind: 'missing' })
    return command.type === 'EditTrainingPlan' ? edit(command.fields, state) : archive(state)
  },
  evolve(state, event) {
    if (event.type === 'TrainingPlanCreated') return { ...event.data, status: 'open' }
    if (state.status === 'unknown') return state
    switch (event.type) {
      case 'TrainingPlanEdited':
        return { ...state, ...only(trainingPlanFields, event.data) }
      case 'TrainingPlanArchived':
        return { ...state, status: 'archived' }
      default:
        return assertNever(event)
    }
  },
}

/** Saving what already stands there changes nothing. */
function edit(fields: TrainingPlanContent, state: TrainingPlan): Decision<TrainingPlanEvent> {
  const { trainingPlanId, creatorId } = state
  if (state.status === 'archived') return refuse('training_plan.archived', {}, { kind: 'conflict' })
  if (sameIn(trainingPlanFields, fields, state)) return []
  return [{ type: 'TrainingPlanEdited', data: { trainingPlanId, creatorId, ...fields } }]
}

function archive({ status, trainingPlanId }: TrainingPlan): Decision<TrainingPlanEvent> {
  return status === 'archived' ? [] : [{ type: 'TrainingPlanArchived', data: { trainingPlanId } }]
}
