// The plans that a training may follow, by their levels: under the name of one that is archived, too.
import type { AnswerOf } from '@practicum/shared/contract/row'
import type { trainingData } from '@practicum/shared/features/training-plans/training-data.contract'
import type { LongChoice } from '../../ui/form/LongChoiceField'

export type TrainingData = AnswerOf<typeof trainingData>
export type PlanOffered = TrainingData['training_plans'][number]

const years = ({ start_at, end_at }: PlanOffered): string => `${start_at.slice(0, 4)}–${end_at.slice(0, 4)}`

/** Of each level the newest first. `archived`: how a level that is archived is called. */
export function planChoices(
  { training_levels, training_plans }: Pick<TrainingData, 'training_levels' | 'training_plans'>,
  archived: (level: string) => string,
): readonly LongChoice[] {
  const kept = new Set(training_levels.map(({ id }) => id))
  const headingOf = ({ level_id, level_name }: PlanOffered): string =>
    kept.has(level_id) ? level_name : archived(level_name)
  return training_plans
    .toSorted((one, other) => other.start_at.localeCompare(one.start_at))
    .map(plan => ({ id: plan.id, name: `${plan.name} (${years(plan)})`, group: headingOf(plan) }))
    .toSorted((one, other) => one.group.localeCompare(other.group))
}
