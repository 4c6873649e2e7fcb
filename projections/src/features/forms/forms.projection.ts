// Events of forms become rows of the table of forms.
import { formEvents } from '@practicum/shared/features/forms/forms.events'
import { formContent, formKind, formSubmitters } from '@practicum/shared/features/forms/forms.fields'
import { formPolicy } from '@practicum/shared/features/forms/forms.policy'
import { columnsOf, type RowOf, toRow } from '@practicum/shared/kernel/fields'
import { changes, type Projection } from '../../runner/projection'
import type { TableDefinition } from '../../runner/table'

export type FormRow = RowOf<typeof formKind> &
  RowOf<typeof formContent> &
  RowOf<typeof formSubmitters> & {
    readonly form_id: string
    readonly organization_id: string
    readonly form_status: string
  }

const formTable: TableDefinition<FormRow> = {
  name: 'form',
  columns: {
    form_id: 'uuid',
    organization_id: 'uuid',
    ...columnsOf(formKind),
    ...columnsOf(formContent),
    form_status: 'text',
    ...columnsOf(formSubmitters),
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
        ...toRow(formKind, data),
        ...toRow(formContent, data),
        form_status: 'draft',
        ...toRow(formSubmitters, data),
      }),
    },
    FormPublished: { patch: () => ({ form_status: 'published' }) },
    FormUnpublished: { patch: () => ({ form_status: 'draft' }) },
  }),
}
