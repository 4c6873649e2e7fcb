// What a request begins with: the site and the training that the address names, else the training that runs.
import { getSite } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import { useEffect } from 'react'
import { useRead } from '../../providers/use-query'
import type { DialogForm } from '../../ui/form/dialog'
import { likelySupervisor, likelyTraining, type RequestValues } from './request-form'

export interface Beginning {
  readonly siteId?: string | undefined
  readonly trainingId?: string | undefined
}

/** What was chosen meanwhile stays. */
export function useBeginning(
  { methods }: DialogForm<RequestValues>,
  { siteId, trainingId }: Beginning,
  trainings: readonly TrainingView[] | undefined,
): void {
  const { getValues, setValue } = methods
  const { data: site } = useRead(getSite, { params: { id: siteId ?? '' } }, { enabled: siteId !== undefined })
  useEffect(() => {
    if (!site?.accepting_trainees || site.status !== 'approved' || getValues('site_id')) return
    setValue('site_id', site)
    setValue('supervisor', likelySupervisor(site))
  }, [site, getValues, setValue])
  useEffect(() => {
    if (trainings && getValues('training_id') === '') setValue('training_id', likelyTraining(trainings, trainingId))
  }, [trainings, trainingId, getValues, setValue])
}
