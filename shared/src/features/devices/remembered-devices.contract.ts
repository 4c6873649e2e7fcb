// Browsers in which a person is asked for no code after the password, over HTTP: told to them alone, and forgotten by them.
import { z } from 'zod'
import { byId, command, query } from '../../contract/row'
import { deviceKind } from './devices.contract'

const feature = 'devices'
const own = { who: 'signed-in', relation: "one's own browsers", impersonation: 'deny' } as const

const rememberedDevice = z.object({
  id: z.uuid(),
  /** The one that asks. */
  is_current: z.boolean(),
  kind: deviceKind,
  /** Name of the browser and of the system it runs on, as it said itself; null where it said nothing that is known. */
  browser: z.string().nullable(),
  system: z.string().nullable(),
  remembered_at: z.string(),
  /** Null: not yet. */
  last_used_at: z.string().nullable(),
  /** From then on a code is asked for again. */
  until: z.string(),
})
export type RememberedDevice = z.infer<typeof rememberedDevice>

const forgotten = z.object({ forgotten: z.int() })

export const listRememberedDevices = query({
  name: 'listRememberedDevices',
  feature,
  path: '/api/remembered-devices',
  summary: 'The browsers in which one is asked for no code after the password, the one used last first.',
  access: { ...own, protected: false },
  answer: z.object({
    /** Elsewhere a code is asked for: there is something to remember. */
    offered: z.boolean(),
    devices: z.array(rememberedDevice),
  }),
})

export const forgetDevice = command({
  name: 'forgetDevice',
  feature,
  method: 'POST',
  path: '/api/remembered-devices/:id/forget',
  summary: 'Have a code asked for again after the password in one of the browsers that are remembered.',
  access: own,
  params: byId,
  answer: forgotten,
})

export const forgetAllDevices = command({
  name: 'forgetAllDevices',
  feature,
  method: 'POST',
  path: '/api/remembered-devices/forget-all',
  summary: 'Have a code asked for again in every browser that is remembered, this one among them.',
  access: own,
  answer: forgotten,
})
