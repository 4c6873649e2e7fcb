// What happens to the settings of the platform.
import { z } from 'zod'
import { defineEvents, type EventsOf, event, plainText } from '../../events/catalog'

export const settingEvents = defineEvents('setting', {
  BannerChanged: event({
    version: 1,
    schema: z.object({ enabled: z.boolean(), message: plainText(500) }),
    sample: { enabled: true, message: 'Maintenance tonight from 10 pm' },
  }),
  LockoutChanged: event({
    version: 1,
    schema: z.object({ enabled: z.boolean(), primed: z.boolean() }),
    sample: { enabled: false, primed: true },
  }),
  LockoutStarted: event({
    version: 1,
    schema: z.object({ message: plainText(500) }),
    sample: { message: 'The system is locked' },
  }),
})

export type SettingEvent = EventsOf<typeof settingEvents>
