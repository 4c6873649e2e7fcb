// What happens to the greeting on dashboards: each person puts it away for themselves.
import { z } from 'zod'
import { defineEvents, type EventsOf, event } from '../../events/catalog'
import { id } from '../../kernel/ids'

const userId = '0192f0c0-0000-7000-8000-000000000001'
const organizationId = '0192f0c0-0000-7000-8000-000000000003'

/** One stream a person. */
export const greetingEvents = defineEvents('greeting', {
  GreetingDismissed: event({
    version: 1,
    schema: z.object({ userId: id, organizationId: id }),
    sample: { userId, organizationId },
  }),
})
export type GreetingEvent = EventsOf<typeof greetingEvents>
