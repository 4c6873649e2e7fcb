// What text messages about what is not read do on the write side: the one object that the list of features holds.
import type { TextSummaryCandidates } from '@practicum/shared/features/text-summaries/text-summaries.candidates'
import type { CommandFeature } from '../../execution/feature'
import { textSummaryDemonstration } from './text-summaries.demonstration'
import { textSummaryRoutes } from './text-summaries.routes'
import { textSummaryMails, textSummarySchedule } from './text-summaries.sending'

export const textSummaries: CommandFeature = {
  name: 'text-summaries',
  demonstration: textSummaryDemonstration,
  routes: textSummaryRoutes,
  mails: textSummaryMails,
  schedules: ({ services, lookUps }) => [textSummarySchedule(services, lookUps as TextSummaryCandidates)],
}
