// What a request begins with: the site and the training that the address names, else the training that needs a place.
import { getSite, type SiteView } from '@practicum/shared/features/supervision-sites/supervision-sites.contract'
import type { TrainingView } from '@practicum/shared/features/trainings/trainings.contract'
import { useEffect } from 'react'
import { useRead } from '../../providers/use-query'
import type { DialogForm } from '../../ui/form/dialog'
import { likelySupervisor, likelyTraining, type RequestValues } from './request-form'

export interface Beginning {
  readonly siteId?: string | undefined
  readonly trainingId?: string | undefined
}

/** What was chosen meanwhile stays. Answers the site that the address names where it is not chosen because it accepts nobody. */
export function useBeginning(
  { methods }: DialogForm<RequestValues>,
  { siteId, trainingId }: Beginning,
  trainings: readonly TrainingView[] | undefined,
): SiteView | undefined {
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
  return site?.accepting_trainees === false ? site : undefined
}
