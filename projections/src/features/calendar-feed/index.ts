// What the calendar feed remembers and answers: the one object that the list of features holds.
import { type ReadFeature, readModels } from '../../reads/feature'
import { calendarFeedProjection } from './calendar-feed.projection'
import { calendarFeedQueries } from './calendar-feed.queries'

export const calendarFeed: ReadFeature = {
  name: 'calendar-feed',
  projections: readModels(calendarFeedProjection),
  queries: calendarFeedQueries,
}
