// Changes what an organization is called, where its days are counted, and its colour.

import { editOrganization } from '@practicum/shared/features/organizations/changing.contract'
import type { OrganizationDetails } from '@practicum/shared/features/organizations/organizations.contract'
import { ORGANIZATION_NAME_MAX } from '@practicum/shared/features/people/people.fields'
import { requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'
import { ZoneField } from '../../ui/form/ZoneField'
import { ColourField } from './ColourField'
import type { OrganizationDialogProps } from './IntentButton'

const valuesOf = ({ name, timezone, accent }: OrganizationDetails) => ({ name, timezone, accent })

export function EditOrganizationDialog({ organization, onClose }: OrganizationDialogProps) {
  const { id, version } = organization
  const now = valuesOf(organization)
  const form = Form.useDialogForm({
    messages: 'institution.field',
    values: now,
    request: body => requestOf(editOrganization, { params: { id }, body: { ...body, version } }),
    onClose,
    onSaved: () => ({ notice: 'institution.edit.done' }),
  })
  const { bind, labels } = form
  const { words } = Form.useFields(form.control, 'institution')
  return (
    <Form.FormDialog {...{ form, onClose }} title={words('edit.title')} submit={words('edit.submit')}>
      <Form.ConflictAlert {...{ form, now }} text={words('meanwhile')} fields={labels(Object.keys(now))} />
      <Form.TextField {...bind('name')} max={ORGANIZATION_NAME_MAX} required />
      <ZoneField {...bind('timezone')} />
      <ColourField {...bind('accent')} />
    </Form.FormDialog>
  )
}
