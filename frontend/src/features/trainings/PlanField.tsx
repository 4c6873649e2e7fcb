// The plan of a training, in its form: those that are not archived, by their levels.
import type { AnswerOf } from '@practicum/shared/contract/row'
import { trainingData } from '@practicum/shared/features/training-plans/training-data.contract'
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import { useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useRead } from '../../providers/use-query'
import type { DialogForm } from '../../ui/form/dialog'
import { LongChoiceField } from '../../ui/form/LongChoiceField'
import type { TrainingValues } from './training-form'

interface PlanFieldProps {
  readonly form: DialogForm<TrainingValues>
  readonly trainings: readonly TrainingView[] | undefined
}

type Data = AnswerOf<typeof trainingData>
type Plan = Data['training_plans'][number]

const DAYS = ['start_at', 'end_at'] as const

/** With the plan come its days, as long as no others were chosen. */
export function PlanField({ form, trainings }: PlanFieldProps) {
  const translate = useTranslate()
  const { bind, methods } = form
  const given = useRef<Plan | undefined>(undefined)
  const read = useRead(trainingData, {})
  const choose = (): void => {
    const chosen = read.data?.training_plans.find(({ id }) => id === methods.getValues('training_plan_id'))
    if (!chosen || trainings) return
    for (const day of DAYS) {
      const untouched = [null, given.current?.[day]].includes(methods.getValues(day))
      if (untouched) methods.setValue(day, chosen[day], { shouldDirty: true })
    }
    given.current = chosen
  }
  const choices = read.data && choicesOf(read.data)
  return (
    <LongChoiceField
      {...bind('training_plan_id')}
      required={!trainings}
      choices={choices}
      nameOf={() => trainings?.[0]?.training_plan_name ?? ''}
      failed={read.isError}
      onAgain={() => void read.refetch()}
      onChosen={choose}
      help={choices?.length === 0 ? translate('assigned.form.no_plan') : undefined}
    />
  )
}

const years = ({ start_at, end_at }: Plan): string => `${start_at.slice(0, 4)}–${end_at.slice(0, 4)}`

/** By their levels, of each the newest first. */
function choicesOf({ training_levels, training_plans }: Data) {
  const levels = new Map(training_levels.map(({ id, name }) => [id, name]))
  return training_plans
    .toSorted((one, other) => other.start_at.localeCompare(one.start_at))
    .map(plan => ({ id: plan.id, name: `${plan.name} (${years(plan)})`, group: levels.get(plan.level_id) ?? '' }))
    .toSorted((one, other) => one.group.localeCompare(other.group))
}
