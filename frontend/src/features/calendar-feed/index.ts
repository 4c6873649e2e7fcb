// One's own calendar elsewhere: a part of the account.
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

export const calendarFeed: Feature = {
  name: 'calendar-feed',
  messages: {},
  slots: {
    account: {
      tab: 'preferences',
      order: 20,
      anchors: ['account-calendar'],
      part: lazyWithRetry(() => import('./CalendarFeedSection')),
    },
  },
}
