// Reminds supervisors and faculty of licences that end soon.
import type { EndingCandidates } from '@practicum/shared/kernel/ending'
import type { CommandServices } from '../../execution/ports'
import { endingSchedule } from '../../reactions/ending'
import type { Schedule } from '../../reactions/schedules'
import { supervisionProfileAggregate } from './supervision-profiles.aggregate'

export const supervisionProfileSchedule = (
  { executor }: Pick<CommandServices, 'executor'>,
  { due }: EndingCandidates,
): Schedule =>
  endingSchedule(executor, {
    ...{ name: 'licenses-ending', cron: '43 * * * *', due, aggregate: supervisionProfileAggregate },
    remind: today => ({ type: 'RemindOfExpiry' as const, today }),
  })
