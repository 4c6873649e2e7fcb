// Platform settings over HTTP: the maintenance banner and the user lockout.
import { z } from 'zod'
import { byId, command, query } from '../../contract/row'
import { sentOf } from '../../kernel/fields'
import { bannerFields, lockoutFields } from './settings.fields'

const feature = 'settings'
const admin = { who: ['admin'] } as const

export const bannerValue = z.strictObject(sentOf(bannerFields))
export const lockoutValue = z.strictObject(sentOf(lockoutFields))
export type BannerValue = z.infer<typeof bannerValue>
export type LockoutValue = z.infer<typeof lockoutValue>

export const setting = z
  .discriminatedUnion('key', [
    z.object({ id: z.uuid(), key: z.literal('maintenance_banner'), value: bannerValue }),
    z.object({ id: z.uuid(), key: z.literal('user_lockout'), value: lockoutValue }),
  ])
  .meta({ id: 'Setting' })
export type Setting = z.infer<typeof setting>

/** Fixed ids: each setting exists once on a platform. */
export const BANNER_ID = '5e770000-0000-7000-8000-000000000001'
export const LOCKOUT_ID = '5e770000-0000-7000-8000-000000000002'

export const listSettings = query({
  name: 'listSettings',
  feature,
  path: '/api/settings',
  summary: 'The settings the caller may see: an admin all, everyone else the maintenance banner.',
  access: { who: 'anyone', relation: 'lockout: admin only' },
  answer: z.array(setting),
})

export const getSetting = query({
  name: 'getSetting',
  feature,
  path: '/api/settings/:id',
  summary: 'One setting.',
  access: { who: 'anyone', relation: 'lockout: admin only' },
  params: byId,
  answer: setting,
})

export const putSetting = command({
  name: 'putSetting',
  feature,
  method: 'PUT',
  path: '/api/settings/:id',
  summary: 'Change a setting. A lockout that ends up primed and enabled starts at once.',
  access: { ...admin, relation: 'platform', impersonation: 'deny' },
  params: byId,
  body: z.strictObject({ value: z.union([bannerValue, lockoutValue]) }),
  answer: setting,
  refusals: ['setting.wrong_value', 'setting.banner_message_required', 'setting.not_primed'],
})

// The specification fixes GET; it is a command all the same: CSRF header, same site, admin, nothing without priming.
export const startLockout = command({
  name: 'startLockout',
  feature,
  method: 'GET',
  path: '/userlockout/start',
  summary:
    'Start the lockout that was primed and enabled: everyone but admins is signed out. Needs the CSRF header and the same site.',
  access: { ...admin, relation: 'platform', impersonation: 'deny' },
  answer: z.object({ started: z.boolean() }),
  refusals: ['setting.not_primed'],
})
