// Events of settings become the table of settings: one row for each that was ever changed.
import { BANNER_ID, LOCKOUT_ID } from '@practicum/shared/features/settings/settings.contract'
import { fromStoredLockout, settingEvents } from '@practicum/shared/features/settings/settings.events'
import { bannerFields, lockoutFields } from '@practicum/shared/features/settings/settings.fields'
import { settingPolicy } from '@practicum/shared/features/settings/settings.policy'
import { toRow } from '@practicum/shared/kernel/fields'
import { changes, type Projection } from '../../runner/projection'
import type { TableDefinition } from '../../runner/table'

export type SettingRow = {
  readonly setting_id: string
  readonly key: string
  readonly value: Readonly<Record<string, unknown>>
}

const settingTable: TableDefinition<SettingRow> = {
  name: 'setting',
  columns: { setting_id: 'uuid', key: 'text', value: 'jsonb' },
  key: 'setting_id',
  indexes: [],
  // A lockout holds for programs too.
  selectGrants: ['command', 'query'],
  visible: settingPolicy.see,
}

export const settingProjection: Projection<SettingRow> = {
  name: 'setting',
  version: 3,
  table: settingTable,
  on: changes<SettingRow>()(settingEvents, {
    BannerChanged: {
      fold: (_row, { data }) => ({
        setting_id: BANNER_ID,
        key: 'maintenance_banner',
        value: toRow(bannerFields, data),
      }),
    },
    LockoutChanged: {
      fold: (_row, { data }) => ({
        setting_id: LOCKOUT_ID,
        key: 'user_lockout',
        value: toRow(lockoutFields, fromStoredLockout(data)),
      }),
    },
  }),
}
