// The table of those who are no account yet: one row for each person, kept with nothing but ids and a date.
import { personPolicy } from '@practicum/shared/features/people/people.policy'
import type { TableDefinition } from '../../runner/table'

export type UnprovenRow = {
  readonly user_id: string
  /** `none`: they have an account, or are about to make one. */
  readonly unproven_as: 'invited' | 'pending' | 'none'
  /** Of whoever is pending: the account is there. Of whoever is invited: their last invitation expires. */
  readonly since: string
  readonly invite_link_id: string | null
  readonly invite_ids: readonly string[]
}

export const unprovenTable: TableDefinition<UnprovenRow> = {
  name: 'unproven',
  columns: {
    user_id: 'uuid',
    unproven_as: 'text',
    since: 'timestamptz',
    invite_link_id: 'uuid',
    invite_ids: 'uuid[]',
  },
  key: 'user_id',
  indexes: [`since where unproven_as <> 'none'`],
  selectGrants: ['reactor'],
  visible: personPolicy.address,
}
