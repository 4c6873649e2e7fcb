// The table of integrations: one row each.
import type { PausedBecause } from '@practicum/shared/features/integrations/integrations.events'
import { integrationFields } from '@practicum/shared/features/integrations/integrations.fields'
import { integrationPolicy } from '@practicum/shared/features/integrations/integrations.policy'
import { columnsOf, type RowOf } from '@practicum/shared/kernel/fields'
import type { TableDefinition } from '../../runner/table'

export type IntegrationRow = RowOf<typeof integrationFields> & {
  readonly integration_id: string
  readonly organization_id: string
  /** Null while it is active. */
  readonly paused_because: PausedBecause | null
  readonly former_secret_until: string | null
  readonly created_at: string
  readonly revision: number
}

export const integrationTable: TableDefinition<IntegrationRow> = {
  name: 'integration',
  columns: {
    integration_id: 'uuid',
    organization_id: 'uuid',
    ...columnsOf(integrationFields),
    paused_because: 'text',
    former_secret_until: 'timestamptz',
    created_at: 'timestamptz',
    revision: 'integer',
  },
  key: 'integration_id',
  indexes: ['organization_id, created_at'],
  visible: integrationPolicy.see,
}
