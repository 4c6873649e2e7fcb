// Where one is signed in, with what each browser says of itself.
import { bindQuery, type QueryBinding } from '@practicum/infra/http/bindings'
import type { OpenSession } from '@practicum/infra/sessions/store'
import {
  DEVICES_SHOWN,
  type Device,
  type DeviceKind,
  listDevices,
} from '@practicum/shared/features/devices/devices.contract'
import { parse } from 'bowser'
import type { ReadServices } from '../../reads/ports'

export const deviceQueries = ({ sessions }: Pick<ReadServices, 'sessions'>): readonly QueryBinding[] => [
  bindQuery(listDevices, [], async ({ caller, principal }) => {
    const open = await sessions.openOf(principal.userId)
    return { devices: open.slice(0, DEVICES_SHOWN).map(session => deviceOf(session, caller.session?.sidHash)) }
  }),
]

const KINDS: Readonly<Record<string, DeviceKind>> = { mobile: 'phone', tablet: 'tablet', desktop: 'computer' }

function deviceOf({ id, sidHash, userAgent, ip, byAdmin, createdAt, seenAt }: OpenSession, here?: string): Device {
  // It parses no empty text.
  const { browser, os, platform } = parse(userAgent || '-')
  return {
    id,
    is_current: sidHash === here,
    kind: KINDS[platform.type ?? ''] ?? 'other',
    browser: browser.name || null,
    system: os.name || null,
    ip,
    by_admin: byAdmin,
    signed_in_at: createdAt.toISOString(),
    seen_at: seenAt.toISOString(),
  }
}
