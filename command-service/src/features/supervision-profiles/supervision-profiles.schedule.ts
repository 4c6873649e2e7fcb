// Reminds supervisors and faculty of licences that end soon.
import type { ProfileCandidates } from '@practicum/shared/features/supervision-profiles/supervision-profiles.candidates'
import type { CommandServices } from '../../execution/ports'
import { endingSchedule } from '../../reactions/ending'
import type { Schedule } from '../../reactions/schedules'
import { supervisionProfileAggregate } from './supervision-profiles.aggregate'

export const supervisionProfileSchedule = (
  { executor }: Pick<CommandServices, 'executor'>,
  { due }: ProfileCandidates,
): Schedule =>
  endingSchedule(executor, {
    ...{ name: 'licenses-ending', cron: '43 * * * *', due, aggregate: supervisionProfileAggregate },
    remind: today => ({ type: 'RemindOfExpiry' as const, today }),
  })
