// What the calendar feed does on the write side: the one object that the list of features holds.
import type { CommandFeature } from '../../execution/feature'
import { calendarFeedDemonstration } from './calendar-feed.demonstration'
import { calendarFeedRoutes } from './calendar-feed.routes'

export const calendarFeed: CommandFeature = {
  name: 'calendar-feed',
  demonstration: calendarFeedDemonstration,
  routes: calendarFeedRoutes,
}
