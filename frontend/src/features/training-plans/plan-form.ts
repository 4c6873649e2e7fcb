// The values of the form of a training plan, and what they send.
import { createTrainingPlan, editTrainingPlan } from '@practicum/shared/features/training-plans/changing.contract'
import type { TrainingPlanView } from '@practicum/shared/features/training-plans/training-plans.contract'
import { planFault } from '@practicum/shared/features/training-plans/training-plans.decider'
import {
  ACTIVITY_COLORS,
  type ActivityColor,
  type SentActivityType,
} from '@practicum/shared/features/training-plans/training-plans.fields'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import { type ContractRequest, requestOf } from '../../providers/use-intent'

export interface TypeValues {
  /** Of one that the plan has already. */
  readonly id?: string | undefined
  readonly name: string
  readonly hours: number | null
  readonly color: ActivityColor
}

export interface PlanValues {
  readonly name: string
  readonly level_id: string | null
  readonly start_at: string | null
  readonly end_at: string | null
  readonly activity_types: readonly TypeValues[]
}

export const EMPTY_PLAN: PlanValues = { name: '', level_id: null, start_at: null, end_at: null, activity_types: [] }

export const valuesOf = ({ name, level_id, start_at, end_at, activity_types }: TrainingPlanView): PlanValues => ({
  ...{ name, level_id, start_at, end_at },
  activity_types: activity_types.map(({ id, name: type, hours, color }) => ({ id, name: type, hours, color })),
})

/** Of the year after; its types are types of their own. */
export function copyOf(plan: TrainingPlanView): PlanValues {
  const { start_at, end_at, activity_types, ...values } = valuesOf(plan)
  return {
    ...values,
    start_at: start_at && nextYear(start_at),
    end_at: end_at && nextYear(end_at),
    activity_types: activity_types.map(({ id: _id, ...type }) => type),
  }
}

/** The 29th of February is the 28th of the year after. */
export function nextYear(day: string): string {
  const [year, month, date] = day.split('-')
  const moved = month === '02' && date === '29' ? '28' : date
  return [String(Number(year) + 1).padStart(4, '0'), month, moved].join('-')
}

/** In a colour that no other has, as long as there is one. */
export function newType(types: readonly TypeValues[]): TypeValues {
  const used = new Set(types.map(({ color }) => color))
  const free = ACTIVITY_COLORS.find(color => !used.has(color))
  return { name: '', hours: null, color: free ?? ACTIVITY_COLORS[types.length % ACTIVITY_COLORS.length] ?? 'blue' }
}

/** Of what has been filled in so far. */
export const totalOf = (types: readonly TypeValues[]): number =>
  types.reduce((sum, { hours }) => sum + (hours === null || Number.isNaN(hours) ? 0 : hours), 0)

interface Filled {
  readonly name: string
  readonly level_id: string
  readonly start_at: string
  readonly end_at: string
  readonly activity_types: SentActivityType[]
}

export function requestFor(
  values: PlanValues,
  opened: TrainingPlanView | undefined,
): ContractRequest<{ readonly id: string }> {
  // What is empty is told by the shape of the row.
  const body = values as Filled
  return opened
    ? requestOf(editTrainingPlan, { params: { id: opened.id }, body: { ...body, version: opened.version } })
    : requestOf(createTrainingPlan, { body })
}

export function planRules({ start_at, end_at, activity_types }: PlanValues): readonly Refusal[] {
  if (start_at === null || end_at === null) return []
  const named = activity_types.some(({ name }) => name.trim() === '') ? [] : activity_types
  const refused = planFault({ startAt: start_at, endAt: end_at, activityTypes: named })
  return refused ? [refused] : []
}
