// What access tokens do on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { apiTokenDemonstration } from './api-tokens.demonstration'
import { apiTokenMails } from './api-tokens.mails'
import { apiTokenRoutes } from './api-tokens.routes'

export const apiTokens: CommandFeature = {
  name: 'api-tokens',
  demonstration: apiTokenDemonstration,
  mails: apiTokenMails,
  routes: apiTokenRoutes,
}
