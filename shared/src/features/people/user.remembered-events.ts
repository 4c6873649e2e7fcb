// What becomes of the browsers in which a person is asked for no code. What makes a browser known stands beside the log.
import { z } from 'zod'
import { forgottenBy } from '../../access/second-step'
import { event } from '../../events/catalog'
import { id } from '../../kernel/ids'

const userId = '0192f0c0-0000-7000-8000-000000000001'
const deviceId = '0192f0c0-0000-7000-8000-000000000008'

export const rememberedEvents = {
  /** After a right code, by its person: until then the password is enough there. */
  DeviceRemembered: event({
    version: 1,
    schema: z.object({ userId: id, deviceId: id, until: z.iso.datetime() }),
    sample: { userId, deviceId, until: '2026-12-29T12:00:00.000Z' },
  }),
  /** In the place of a code. */
  RememberedDeviceUsed: event({
    version: 1,
    schema: z.object({ userId: id, deviceId: id }),
    sample: { userId, deviceId },
  }),
  /** A code is asked for there again. Those that end with all sessions are told by what ended these. */
  DevicesForgotten: event({
    version: 1,
    schema: z.object({ userId: id, devices: z.array(id).min(1), by: forgottenBy }),
    sample: { userId, devices: [deviceId], by: 'person' },
  }),
} as const
