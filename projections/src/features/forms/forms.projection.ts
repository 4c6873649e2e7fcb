// Events of forms become rows of the table of forms.
import { formEvents } from '@practicum/shared/features/forms/forms.events'
import { formPolicy } from '@practicum/shared/features/forms/forms.policy'
import { changes, type Projection } from '../../runner/projection'
import type { TableDefinition } from '../../runner/table'

export type FormRow = {
  readonly form_id: string
  readonly organization_id: string
  readonly form_type: string
  readonly name: string
  readonly form_status: string
  readonly submitter_roles: readonly string[]
}

const formTable: TableDefinition<FormRow> = {
  name: 'form',
  columns: {
    form_id: 'uuid',
    organization_id: 'uuid',
    form_type: 'text',
    name: 'text',
    form_status: 'text',
    submitter_roles: 'text[]',
  },
  key: 'form_id',
  indexes: ['organization_id, name, form_id'],
  // A draft is for those who design forms.
  visible: formPolicy.see,
}

export const formProjection: Projection<FormRow> = {
  name: 'form',
  version: 2,
  table: formTable,
  skipDecryption: true,
  on: changes<FormRow>()(formEvents, {
    FormDrafted: {
      insert: ({ data }) => ({
        form_id: data.formId,
        organization_id: data.organizationId,
        form_type: data.formType,
        name: data.name,
        form_status: 'draft',
        submitter_roles: data.submitterRoles,
      }),
    },
    FormPublished: { patch: () => ({ form_status: 'published' }) },
    FormUnpublished: { patch: () => ({ form_status: 'draft' }) },
  }),
}
