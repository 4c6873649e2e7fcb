// Founds another organization that looks, speaks and decides as this one, and leads to it.
import { cloneOrganization } from '@practicum/shared/features/organizations/changing.contract'
import { ORGANIZATION_NAME_MAX } from '@practicum/shared/features/people/people.fields'
import { requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'
import type { OrganizationDialogProps } from './IntentButton'
import { organizationAddress } from './organization-address'

export function CloneDialog({ organization: { id, name }, onClose }: OrganizationDialogProps) {
  const form = Form.useDialogForm({
    messages: 'institution.field',
    values: { name: '' },
    request: body => requestOf(cloneOrganization, { params: { id }, body }),
    onClose,
    onSaved: (founded, { name: called }) => ({
      notice: 'institution.found.done',
      args: { name: called },
      to: organizationAddress(founded),
    }),
  })
  const { words } = Form.useFields(form.control, 'institution.clone')
  return (
    <Form.FormDialog {...{ form, onClose }} title={words('title', { name })} submit={words('submit')}>
      <Form.TextField {...form.bind('name')} max={ORGANIZATION_NAME_MAX} help={words('text')} required autoFocus />
    </Form.FormDialog>
  )
}
