// The table of samples: one row for each plan or position that is one.
import type { SampleKind } from '@practicum/shared/features/samples/samples.events'
import { samplePolicy } from '@practicum/shared/features/samples/samples.policy'
import type { TableDefinition } from '../../runner/table'

export type SampleRow = {
  readonly thing_id: string
  readonly organization_id: string
  readonly kind: SampleKind
}

export const sampleTable: TableDefinition<SampleRow> = {
  name: 'sample',
  columns: { thing_id: 'uuid', organization_id: 'uuid', kind: 'text' },
  key: 'thing_id',
  indexes: ['organization_id'],
  visible: samplePolicy.see,
}
