// What access tokens do on the write side: the one object that the list of features holds.
import type { EndingCandidates } from '@practicum/shared/kernel/ending'
import type { CommandFeature } from '../../execution/feature'
import { apiTokenDemonstration } from './api-tokens.demonstration'
import { apiTokenMails } from './api-tokens.mails'
import { apiTokenRecipients } from './api-tokens.recipients'
import { apiTokenRoutes } from './api-tokens.routes'
import { apiTokenSchedule } from './api-tokens.schedule'

export const apiTokens: CommandFeature = {
  name: 'api-tokens',
  demonstration: apiTokenDemonstration,
  mails: apiTokenMails,
  recipients: apiTokenRecipients,
  routes: apiTokenRoutes,
  schedules: ({ services, lookUps }) => [apiTokenSchedule(services, lookUps as EndingCandidates)],
}
