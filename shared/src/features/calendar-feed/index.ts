// What the calendar feed means: the one object that the list of features holds.
import { feature } from '../../kernel/feature'
import * as contract from './calendar-feed.contract'
import { calendarFeedEvents } from './calendar-feed.events'

export const calendarFeed = feature('calendar-feed', { contracts: [contract], events: [calendarFeedEvents] })
