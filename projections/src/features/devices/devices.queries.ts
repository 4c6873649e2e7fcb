// Where one is signed in, and where no code is asked for, with what each browser says of itself.
import { bindQuery, type QueryBinding } from '@practicum/infra/http/bindings'
import { rememberedIn } from '@practicum/infra/http/caller'
import type { ShownDevice } from '@practicum/infra/sessions/remembered-devices'
import type { OpenSession } from '@practicum/infra/sessions/store'
import {
  DEVICES_SHOWN,
  type Device,
  type DeviceKind,
  listDevices,
} from '@practicum/shared/features/devices/devices.contract'
import {
  listRememberedDevices,
  type RememberedDevice,
} from '@practicum/shared/features/devices/remembered-devices.contract'
import { parse } from 'bowser'
import type { ReadServices } from '../../reads/ports'

export const deviceQueries = ({
  sessions,
  rememberedDevices,
  twoFactor,
}: Pick<ReadServices, 'sessions' | 'rememberedDevices' | 'twoFactor'>): readonly QueryBinding[] => [
  bindQuery(listDevices, [], async ({ caller, principal }) => {
    const open = await sessions.openOf(principal.userId)
    return { devices: open.slice(0, DEVICES_SHOWN).map(session => deviceOf(session, caller.session?.sidHash)) }
  }),
  bindQuery(listRememberedDevices, [], async ({ caller, principal: { userId } }) => {
    const [standing, shown] = await Promise.all([
      twoFactor.standing(userId),
      rememberedDevices.shownTo(userId, rememberedIn(caller)),
    ])
    return { offered: standing !== undefined, devices: shown.map(rememberedOf) }
  }),
]

const KINDS: Readonly<Record<string, DeviceKind>> = { mobile: 'phone', tablet: 'tablet', desktop: 'computer' }

function described(userAgent: string): Pick<Device, 'kind' | 'browser' | 'system'> {
  // It parses no empty text.
  const { browser, os, platform } = parse(userAgent || '-')
  return { kind: KINDS[platform.type ?? ''] ?? 'other', browser: browser.name || null, system: os.name || null }
}

function deviceOf({ id, sidHash, userAgent, ip, byAdmin, createdAt, seenAt }: OpenSession, here?: string): Device {
  return {
    id,
    is_current: sidHash === here,
    ...described(userAgent),
    ip,
    by_admin: byAdmin,
    signed_in_at: createdAt.toISOString(),
    seen_at: seenAt.toISOString(),
  }
}

function rememberedOf({ id, isHere, userAgent, rememberedAt, usedAt, expiresAt }: ShownDevice): RememberedDevice {
  return {
    id,
    is_current: isHere,
    ...described(userAgent),
    remembered_at: rememberedAt.toISOString(),
    last_used_at: usedAt?.toISOString() ?? null,
    until: expiresAt.toISOString(),
  }
}
