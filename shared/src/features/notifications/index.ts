// What notifications mean: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as choices from './notification-choices.contract'
import * as summary from './notification-summary.contract'
import * as contract from './notifications.contract'
import { choiceEvents, markEvents, notificationEvents } from './notifications.events'
import { notificationMails } from './notifications.mails'
import { refusals } from './notifications.refusals'
import { summaryEvents } from './summary.events'

export const notifications = feature('notifications', {
  byToken: true,
  contracts: [contract, choices, summary],
  events: [choiceEvents, markEvents, notificationEvents, summaryEvents],
  mails: notificationMails,
  refusals,
})
