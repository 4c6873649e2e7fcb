// Where a person is signed in, over HTTP: each browser has a session of its own, which they end from any other.
import { z } from 'zod'
import { command, query } from '../../contract/row'

const feature = 'devices'
const own = { who: 'signed-in', relation: "one's own sessions" } as const

export const deviceKind = z.enum(['phone', 'tablet', 'computer', 'other'])

const device = z.object({
  id: z.uuid(),
  /** The one that asks. */
  is_current: z.boolean(),
  kind: deviceKind,
  /** Name of the browser and of the system it runs on, as it says itself; null where it says nothing that is known. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  /** Address that it signed in from. */
  ip: z.string(),
  /** An admin who acts as this person. */
  by_admin: z.boolean(),
  signed_in_at: z.string(),
  /** To some 15 seconds. */
  seen_at: z.string(),
})
export type Device = z.infer<typeof device>
export type DeviceKind = z.infer<typeof deviceKind>

/** Of one person, the last seen first. */
export const DEVICES_SHOWN = 100

export const listDevices = query({
  name: 'listDevices',
  feature,
  path: '/api/devices',
  summary: 'Where one is signed in, the last seen first, 100 at most.',
  access: { ...own, protected: false },
  answer: z.object({ devices: z.array(device) }),
})

export const signOutDevice = command({
  name: 'signOutDevice',
  feature,
  method: 'POST',
  path: '/api/devices/:id/sign-out',
  summary: 'Sign out one of the devices that one is signed in at: its next request is refused, and its socket is cut.',
  access: { ...own, impersonation: 'deny' },
  params: z.strictObject({ id: z.uuid() }),
  answer: z.object({ signed_out: z.number().int() }),
})

export const signOutOtherDevices = command({
  name: 'signOutOtherDevices',
  feature,
  method: 'POST',
  path: '/api/devices/sign-out-others',
  summary: 'Sign out everywhere but here. No browser is remembered any more: each asks for a code after the password.',
  access: { ...own, impersonation: 'deny' },
  answer: z.object({ signed_out: z.number().int() }),
})
