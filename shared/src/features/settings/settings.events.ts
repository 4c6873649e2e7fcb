// What happens to the settings of the platform.
import { z } from 'zod'
import { defineEvents, type EventsOf, event, plainText } from '../../events/catalog'
import { type StoredOf, storedOf } from '../../kernel/fields'
import { BANNER_MAX, bannerFields, type lockoutFields } from './settings.fields'

/** Short names, as they have always been stored: every sign-in reads them, also one by a process of another release. */
const storedLockout = z.object({ enabled: z.boolean(), primed: z.boolean() })
type StoredLockout = z.output<typeof storedLockout>
type Lockout = StoredOf<typeof lockoutFields>

export const toStoredLockout = ({ lockoutEnabled, lockoutPrimed }: Lockout): StoredLockout => ({
  enabled: lockoutEnabled,
  primed: lockoutPrimed,
})

export const fromStoredLockout = ({ enabled, primed }: Readonly<StoredLockout>): Lockout => ({
  lockoutEnabled: enabled,
  lockoutPrimed: primed,
})

export const settingEvents = defineEvents('setting', {
  BannerChanged: event({
    version: 1,
    schema: z.object(storedOf(bannerFields)),
    sample: { enabled: true, message: 'Maintenance tonight from 10 pm' },
  }),
  LockoutChanged: event({
    version: 1,
    schema: storedLockout,
    sample: { enabled: false, primed: true },
  }),
  LockoutStarted: event({
    version: 1,
    schema: z.object({ message: plainText(BANNER_MAX) }),
    sample: { message: 'The system is locked' },
  }),
})

export type SettingEvent = EventsOf<typeof settingEvents>
