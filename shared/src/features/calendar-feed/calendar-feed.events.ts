// What happens to the secret address of a person's calendar. Of the secret there is a hash alone.
import { z } from 'zod'
import { defineEvents, type EventsOf, event, plainText } from '../../events/catalog'
import { id } from '../../kernel/ids'

const userId = '0192f0c0-0000-7000-8000-000000000001'
const address = z.object({ userId: id, secretHash: plainText(64) })
const anAddress = { userId, secretHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' }

/** One stream a person. */
export const calendarFeedEvents = defineEvents('calendarfeed', {
  CalendarFeedMade: event({ version: 1, schema: address, sample: anAddress }),
  CalendarFeedRenewed: event({ version: 1, schema: address, sample: anAddress }),
  CalendarFeedWithdrawn: event({ version: 1, schema: z.object({ userId: id }), sample: { userId } }),
})
export type CalendarFeedEvent = EventsOf<typeof calendarFeedEvents>
