// Reminds of supervision sites that expire soon.
import type { EndingCandidates } from '@practicum/shared/kernel/ending'
import type { CommandServices } from '../../execution/ports'
import { endingSchedule } from '../../reactions/ending'
import type { Schedule } from '../../reactions/schedules'
import { siteAggregate } from './supervision-sites.aggregate'

export const siteSchedule = ({ executor }: Pick<CommandServices, 'executor'>, { due }: EndingCandidates): Schedule =>
  endingSchedule(executor, {
    ...{ name: 'sites-ending', cron: '47 * * * *', due, aggregate: siteAggregate },
    remind: today => ({ type: 'RemindOfExpiry' as const, today }),
  })
