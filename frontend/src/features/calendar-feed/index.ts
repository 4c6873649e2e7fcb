// One's own calendar elsewhere: a part of the account.
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { calendarFeedMessages } from './calendar-feed.messages'

export const calendarFeed: Feature = {
  name: 'calendar-feed',
  messages: calendarFeedMessages,
  slots: { account: lazyWithRetry(() => import('./CalendarFeedSection')) },
}
