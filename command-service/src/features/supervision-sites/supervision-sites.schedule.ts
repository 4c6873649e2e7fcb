// Reminds of supervision sites that expire soon, and of contracts with them that end.
import type { SiteLookUps } from '@practicum/shared/features/supervision-sites/site-contracts.candidates'
import type { CommandServices } from '../../execution/ports'
import { endingSchedule } from '../../reactions/ending'
import type { Schedule } from '../../reactions/schedules'
import { siteContractAggregate } from './site-contracts.aggregate'
import { siteAggregate } from './supervision-sites.aggregate'

export const siteSchedules = (
  { executor }: Pick<CommandServices, 'executor'>,
  { sites, contracts }: SiteLookUps,
): readonly Schedule[] => [
  endingSchedule(executor, {
    ...{ name: 'sites-ending', cron: '47 * * * *', due: sites.due, aggregate: siteAggregate },
    remind: today => ({ type: 'RemindOfExpiry' as const, today }),
  }),
  endingSchedule(executor, {
    ...{ name: 'site-contracts-ending', cron: '53 * * * *', due: contracts.due, aggregate: siteContractAggregate },
    remind: today => ({ type: 'RemindOfEnd' as const, today }),
  }),
]
