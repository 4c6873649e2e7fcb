// The table of supervision profiles: one row for each person, whether they have said something or not.
import type { LicensesReminded } from '@practicum/shared/features/supervision-profiles/license-reminders'
import type { ProfileLicense } from '@practicum/shared/features/supervision-profiles/supervision-profiles.decider'
import { profileFields } from '@practicum/shared/features/supervision-profiles/supervision-profiles.fields'
import { supervisionProfilePolicy } from '@practicum/shared/features/supervision-profiles/supervision-profiles.policy'
import { columnsOf, type RowOf } from '@practicum/shared/kernel/fields'
import type { TableDefinition } from '../../runner/table'
import type { Documented } from '../attachments/documents.changes'

export type SupervisionProfileRow = RowOf<typeof profileFields> &
  Documented & {
    readonly user_id: string
    readonly licenses: readonly ProfileLicense[]
    readonly reminded: LicensesReminded
    /** They are asked for it. */
    readonly prompt: boolean
    /** Something was said here: what is named at signup stands here no more. */
    readonly told: boolean
    /** -1: nothing has happened to it. */
    readonly revision: number
  }

export const supervisionProfileTable: TableDefinition<SupervisionProfileRow> = {
  name: 'supervision_profile',
  columns: {
    user_id: 'uuid',
    ...columnsOf(profileFields),
    licenses: 'jsonb',
    documents: 'jsonb',
    reminded: 'jsonb',
    prompt: 'boolean',
    told: 'boolean',
    revision: 'integer',
  },
  key: 'user_id',
  indexes: [],
  visible: supervisionProfilePolicy.see,
  // Whoever reminds looks for licences that end.
  selectGrants: ['reactor'],
}
