// Reminds trainees of insurances that end soon.
import type { EndingCandidates } from '@practicum/shared/kernel/ending'
import type { CommandServices } from '../../execution/ports'
import { endingSchedule } from '../../reactions/ending'
import type { Schedule } from '../../reactions/schedules'
import { insuranceAggregate } from './insurances.aggregate'

export const insuranceSchedule = (
  { executor }: Pick<CommandServices, 'executor'>,
  { due }: EndingCandidates,
): Schedule =>
  endingSchedule(executor, {
    ...{ name: 'insurances-ending', cron: '41 * * * *', due, aggregate: insuranceAggregate },
    remind: today => ({ type: 'RemindOfExpiry' as const, today }),
  })
