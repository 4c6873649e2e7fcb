// The table by which accounts are found, with their addresses: for those who run the platform, and apart from the person, whom others see and find by name.
import { personAddress, personName } from '@practicum/shared/features/people/people.fields'
import { personPolicy } from '@practicum/shared/features/people/people.policy'
import { columnsOf, type RowOf } from '@practicum/shared/kernel/fields'
import type { TableDefinition } from '../../runner/table'

export type AccountRow = RowOf<typeof personName> &
  RowOf<typeof personAddress> & {
    readonly user_id: string
    readonly words: readonly string[]
  }

export const accountTable: TableDefinition<AccountRow> = {
  name: 'account',
  columns: { user_id: 'uuid', ...columnsOf(personName), ...columnsOf(personAddress), words: 'text[]' },
  key: 'user_id',
  indexes: [],
  found: {},
  visible: personPolicy.address,
}
