// What happens to the settings of the platform.
import { z } from 'zod'
import { defineEvents, type EventsOf, event, plainText } from '../../events/catalog'
import { storedOf } from '../../kernel/fields'
import { BANNER_MAX, bannerFields, lockoutFields } from './settings.fields'

/** Version 1 called them otherwise than the specification does. */
const upcasts = {
  1: ({ enabled, primed }: Record<string, unknown>) => ({ lockoutEnabled: enabled, lockoutPrimed: primed }),
}

export const settingEvents = defineEvents('setting', {
  BannerChanged: event({
    version: 1,
    schema: z.object(storedOf(bannerFields)),
    sample: { enabled: true, message: 'Maintenance tonight from 10 pm' },
  }),
  LockoutChanged: event({
    version: 2,
    upcasts,
    schema: z.object(storedOf(lockoutFields)),
    sample: { lockoutEnabled: false, lockoutPrimed: true },
  }),
  LockoutStarted: event({
    version: 1,
    schema: z.object({ message: plainText(BANNER_MAX) }),
    sample: { message: 'The system is locked' },
  }),
})

export type SettingEvent = EventsOf<typeof settingEvents>
