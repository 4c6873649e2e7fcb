// The rules of training plans: what is made is changed until it is archived, and can be brought back.
import { assertNever, type Decider, type Decision } from '../../kernel/decider'
import { only, type StoredOf, sameIn } from '../../kernel/fields'
import { type Refusal, refuse } from '../../kernel/refusal'
import type { TrainingPlanEvent } from './training-plans.events'
import { type ActivityType, comparable, trainingPlanFields } from './training-plans.fields'

type Created = Extract<TrainingPlanEvent, { type: 'TrainingPlanCreated' }>['data']

/** What a person fills in. */
export type TrainingPlanContent = StoredOf<typeof trainingPlanFields> & {
  readonly activityTypes: readonly ActivityType[]
}

export type TrainingPlanCommand =
  | { readonly type: 'CreateTrainingPlan'; readonly data: Created }
  /** `known`: ids of the types that were said to be there already. */
  | { readonly type: 'EditTrainingPlan'; readonly content: TrainingPlanContent; readonly known: readonly string[] }
  | { readonly type: 'ArchiveTrainingPlan' }
  | { readonly type: 'UnarchiveTrainingPlan' }

export type TrainingPlan = Created & { readonly status: 'open' | 'archived' }
export type TrainingPlanState = { readonly status: 'unknown' } | TrainingPlan

export const trainingPlanDecider: Decider<TrainingPlanCommand, TrainingPlanState, TrainingPlanEvent> = {
  initialState: () => ({ status: 'unknown' }),
  decide(command, state) {
    if (command.type === 'CreateTrainingPlan') {
      if (state.status !== 'unknown') return []
      return planFault(command.data) ?? [{ type: 'TrainingPlanCreated', data: command.data }]
    }
    return state.status === 'unknown' ? refuse('not_found', {}, { kind: 'missing' }) : decideKnown(command, state)
  },
  evolve(state, event) {
    if (event.type === 'TrainingPlanCreated') return { ...event.data, status: 'open' }
    if (state.status === 'unknown') return state
    switch (event.type) {
      case 'TrainingPlanEdited':
        return { ...state, ...contentOf(event.data) }
      case 'TrainingPlanArchived':
        return { ...state, status: 'archived' }
      case 'TrainingPlanUnarchived':
        return { ...state, status: 'open' }
      default:
        return assertNever(event)
    }
  },
}

const contentOf = (of: TrainingPlanContent): TrainingPlanContent => ({
  ...only(trainingPlanFields, of),
  activityTypes: of.activityTypes,
})

function decideKnown(
  command: Exclude<TrainingPlanCommand, { type: 'CreateTrainingPlan' }>,
  plan: TrainingPlan,
): Decision<TrainingPlanEvent> {
  const { status, trainingPlanId } = plan
  switch (command.type) {
    case 'EditTrainingPlan':
      return edit(command, plan)
    case 'ArchiveTrainingPlan':
      return status === 'archived' ? [] : [{ type: 'TrainingPlanArchived', data: { trainingPlanId } }]
    case 'UnarchiveTrainingPlan':
      return status === 'open' ? [] : [{ type: 'TrainingPlanUnarchived', data: { trainingPlanId } }]
    default:
      return assertNever(command)
  }
}

/** Saving what already stands there changes nothing. */
function edit(
  { content, known }: Extract<TrainingPlanCommand, { type: 'EditTrainingPlan' }>,
  plan: TrainingPlan,
): Decision<TrainingPlanEvent> {
  if (plan.status === 'archived') return refuse('training_plan.archived', {}, { kind: 'conflict' })
  const refused = unknownType(known, plan) ?? planFault(content)
  if (refused) return refused
  if (sameIn(trainingPlanFields, content, plan) && sameTypes(content, plan)) return []
  return [{ type: 'TrainingPlanEdited', data: { trainingPlanId: plan.trainingPlanId, ...contentOf(content) } }]
}

function sameTypes({ activityTypes: these }: TrainingPlanContent, { activityTypes: those }: TrainingPlan): boolean {
  const said = (types: readonly ActivityType[]) => JSON.stringify(types.map(of => [of.id, of.name, of.hours, of.color]))
  return said(these) === said(those)
}

/** What hours are noted under belongs to one plan: a type of another one is no type here. */
function unknownType(known: readonly string[], { activityTypes }: TrainingPlan): Refusal | undefined {
  const ids = new Set(activityTypes.map(({ id }) => id))
  const every = known.every(id => ids.has(id)) && new Set(known).size === known.length
  return every ? undefined : refuse('training_plan.type_unknown', {}, { field: 'activity_types' })
}

/** Asked by the form too, before it is sent. */
export function planFault({ startAt, endAt, activityTypes }: Faulty): Refusal | undefined {
  if (endAt < startAt) return refuse('training_plan.end_before_start', {}, { field: 'end_at' })
  const names = activityTypes.map(({ name }) => comparable(name))
  const repeated = names.findIndex((name, index) => names.indexOf(name) !== index)
  if (repeated === -1) return undefined
  const name = activityTypes[repeated]?.name.trim() ?? ''
  return refuse('training_plan.type_repeated', { name }, { field: `activity_types.${repeated}.name` })
}

type Faulty = Pick<TrainingPlanContent, 'startAt' | 'endAt'> & {
  readonly activityTypes: readonly Pick<ActivityType, 'name'>[]
}
