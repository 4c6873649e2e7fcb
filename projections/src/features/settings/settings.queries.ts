// Reads of settings. One that was never changed has its first value.
import { bindQuery, type QueryCall } from '@practicum/infra/http/bindings'
import type { ScopedDb } from '@practicum/infra/postgres/scoped'
import { allows, VISITOR } from '@practicum/shared/access/policy'
import {
  BANNER_ID,
  getSetting,
  LOCKOUT_ID,
  listSettings,
  type Setting,
  setting,
} from '@practicum/shared/features/settings/settings.contract'
import { initialSettings } from '@practicum/shared/features/settings/settings.decider'
import { bannerFields, lockoutFields } from '@practicum/shared/features/settings/settings.fields'
import { settingPolicy } from '@practicum/shared/features/settings/settings.policy'
import { toRow } from '@practicum/shared/kernel/fields'
import { refuse } from '@practicum/shared/kernel/refusal'

const USES = ['setting']

export const settingQueries = [
  bindQuery(listSettings, USES, ({ caller, db }) => settingsFor(caller, db)),
  bindQuery(getSetting, USES, async ({ caller, db, params }) => {
    const found = (await settingsFor(caller, db)).find(({ id }) => id === params.id)
    return found ?? refuse('not_found', {}, { kind: 'missing' })
  }),
]

/** In the order of the page that shows them. */
export async function settingsFor(caller: QueryCall['caller'], db: ScopedDb): Promise<Setting[]> {
  const rows = await db.query<{ id: string; key: string; value: unknown }>(
    'select setting_id as id, key, value from read.setting',
  )
  const stored = rows.map(row => setting.parse(row))
  const asker = caller.session?.principal ?? VISITOR
  const all: Setting[] = [
    { id: BANNER_ID, key: 'maintenance_banner', value: toRow(bannerFields, initialSettings.banner) },
    { id: LOCKOUT_ID, key: 'user_lockout', value: toRow(lockoutFields, initialSettings.lockout) },
  ]
  return all
    .filter(({ key }) => allows(settingPolicy.see, asker, { key }))
    .map(first => stored.find(({ id }) => id === first.id) ?? first)
    .map(found => (allows(settingPolicy.history, asker, {}) ? found : shown(found)))
}

/** The words of a banner that is switched off are for those who write them. */
const shown = (found: Setting): Setting =>
  found.key === 'maintenance_banner' && !found.value.enabled
    ? { ...found, value: { ...found.value, message: '' } }
    : found
