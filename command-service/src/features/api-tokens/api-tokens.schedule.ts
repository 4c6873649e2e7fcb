// Reminds people of access tokens that end soon.
import type { EndingCandidates } from '@practicum/shared/kernel/ending'
import type { CommandServices } from '../../execution/ports'
import { endingSchedule } from '../../reactions/ending'
import type { Schedule } from '../../reactions/schedules'
import { apiTokenAggregate } from './api-tokens.aggregate'

export const apiTokenSchedule = (
  { executor }: Pick<CommandServices, 'executor'>,
  { due }: EndingCandidates,
): Schedule =>
  endingSchedule(executor, {
    ...{ name: 'api-tokens-ending', cron: '23 * * * *', due, aggregate: apiTokenAggregate },
    remind: (today, { madeOn }) => ({ type: 'RemindOfExpiry' as const, today, madeOn }),
  })
