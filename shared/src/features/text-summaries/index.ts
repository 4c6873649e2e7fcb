// What text messages about what is not read mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './text-summaries.contract'
import { textSummaryEvents } from './text-summaries.events'
import { textSummaryMails } from './text-summaries.mails'
import { refusals } from './text-summaries.refusals'

export const textSummaries = feature('text-summaries', {
  contracts: [contract],
  events: [textSummaryEvents],
  mails: textSummaryMails,
  refusals,
})
