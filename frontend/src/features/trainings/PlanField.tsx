// The plan of a training, in its form: those that are not archived, by their levels.
import { trainingData } from '@practicum/shared/features/training-plans/training-data.contract'
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import { useRef } from 'react'
import { useTranslate } from 'react-admin'
import { useRead } from '../../providers/use-query'
import type { DialogForm } from '../../ui/form/dialog'
import { LongChoiceField } from '../../ui/form/LongChoiceField'
import { type PlanOffered, planChoices } from './plan-choices'
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
  const given = useRef<PlanOffered | undefined>(undefined)
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
  const archived = (name: string): string => translate('assigned.form.archived_level', { name })
  const choices = read.data && planChoices(read.data, archived)
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
