// The plan of a training, in its form: those that are not archived, by their levels.
import type { TrainingPlanView } from '@practicum/shared/features/training-plans/training-plans.contract'
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import { useRef } from 'react'
import { useGetList, useTranslate } from 'react-admin'
import type { DialogForm } from '../../ui/form/dialog'
import { LongChoiceField } from '../../ui/form/LongChoiceField'
import type { TrainingValues } from './training-form'

interface PlanFieldProps {
  readonly form: DialogForm<TrainingValues>
  readonly trainings: readonly TrainingView[] | undefined
}

const DAYS = ['start_at', 'end_at'] as const

/** With the plan come its days, as long as no others were chosen. */
export function PlanField({ form, trainings }: PlanFieldProps) {
  const translate = useTranslate()
  const { bind, methods } = form
  const given = useRef<Pick<TrainingPlanView, 'start_at' | 'end_at'> | undefined>(undefined)
  const read = useGetList<TrainingPlanView>('training-plans', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'start_at', order: 'DESC' },
  })
  const choose = (): void => {
    const chosen = read.data?.find(({ id }) => id === methods.getValues('training_plan_id'))
    if (!chosen || trainings) return
    for (const day of DAYS) {
      const untouched = [null, given.current?.[day]].includes(methods.getValues(day))
      if (untouched) methods.setValue(day, chosen[day], { shouldDirty: true })
    }
    given.current = chosen
  }
  const years = ({ start_at, end_at }: TrainingPlanView): string => `${start_at.slice(0, 4)}–${end_at.slice(0, 4)}`
  const choices = read.data?.map(plan => ({
    ...{ id: plan.id, name: `${plan.name} (${years(plan)})`, group: plan.level_name },
  }))
  return (
    <LongChoiceField
      {...bind('training_plan_id')}
      required={!trainings}
      choices={choices?.toSorted((one, other) => one.group.localeCompare(other.group))}
      nameOf={() => trainings?.[0]?.training_plan_name ?? ''}
      failed={read.isError}
      onAgain={() => void read.refetch()}
      onChosen={choose}
      help={choices?.length === 0 ? translate('assigned.form.no_plan') : undefined}
    />
  )
}
