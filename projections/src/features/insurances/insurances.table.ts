// The table of liability insurances: one row each, with its proof.
import type { AttachmentView } from '@practicum/shared/contract/attached'
import { insuranceDates } from '@practicum/shared/features/insurances/insurances.fields'
import { insurancePolicy } from '@practicum/shared/features/insurances/insurances.policy'
import { columnsOf, type RowOf } from '@practicum/shared/kernel/fields'
import type { TableDefinition } from '../../runner/table'

/** What a reader is shown of it but who sent it, who is looked up. */
export interface ProofCell extends Pick<AttachmentView, 'id' | 'filename' | 'upload' | 'created_at'> {
  readonly uuid: string
}

export type InsuranceRow = RowOf<typeof insuranceDates> & {
  readonly insurance_id: string
  readonly organization_id: string
  readonly trainee_id: string
  readonly trainee_position_id: string
  readonly owner_id: string
  readonly owner_position_id: string
  readonly proof: ProofCell
  /** The last reminder, in days before the end. */
  readonly reminded: number | null
  readonly revision: number
}

export const insuranceTable: TableDefinition<InsuranceRow> = {
  name: 'insurance',
  columns: {
    insurance_id: 'uuid',
    organization_id: 'uuid',
    trainee_id: 'uuid',
    trainee_position_id: 'uuid',
    owner_id: 'uuid',
    owner_position_id: 'uuid',
    ...columnsOf(insuranceDates),
    proof: 'jsonb',
    reminded: 'integer',
    revision: 'integer',
  },
  key: 'insurance_id',
  // Whoever reminds looks for those that end, whatever their organization.
  indexes: ['expiration_date'],
  lists: { of: ['organization_id', 'trainee_position_id'], sorts: ['expiration_date', 'effective_date'] },
  visible: insurancePolicy.see,
  selectGrants: ['reactor'],
}
