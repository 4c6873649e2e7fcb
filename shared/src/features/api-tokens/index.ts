// What access tokens mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './api-tokens.contract'
import { apiTokenEvents } from './api-tokens.events'
import { apiTokenMails } from './api-tokens.mails'
import { apiTokenNotifications } from './api-tokens.notifications'
import { refusals } from './api-tokens.refusals'

export const apiTokens = feature('api-tokens', {
  contracts: [contract],
  events: [apiTokenEvents],
  refusals,
  mails: apiTokenMails,
  notifications: apiTokenNotifications,
})
