// Who has put the greeting of which organizations away: a row a person.
import { greetingEvents } from '@practicum/shared/features/dashboards/dashboards.events'
import { greetingPolicy } from '@practicum/shared/features/dashboards/dashboards.policy'
import { changes, type Projection } from '../../runner/projection'
import type { TableDefinition } from '../../runner/table'

export type GreetingRow = { readonly user_id: string; readonly dismissed_of: readonly string[] }

const greetingTable: TableDefinition<GreetingRow> = {
  name: 'greeting',
  columns: { user_id: 'uuid', dismissed_of: 'uuid[]' },
  key: 'user_id',
  indexes: [],
  visible: greetingPolicy.see,
}

export const greetingProjection: Projection<GreetingRow> = {
  name: 'greeting',
  version: 1,
  table: greetingTable,
  on: changes<GreetingRow>()(greetingEvents, {
    GreetingDismissed: {
      fold: (row, { data }) => ({
        user_id: data.userId,
        dismissed_of: [...(row?.dismissed_of ?? []), data.organizationId],
      }),
    },
  }),
}
