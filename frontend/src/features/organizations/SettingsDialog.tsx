// Decides for an organization what its people may, must and see.
import { changeOrganizationSettings } from '@practicum/shared/features/organizations/changing.contract'
import { requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'
import type { OrganizationDialogProps } from './IntentButton'
import { ORGANIZATION_SETTINGS } from './organization-settings'

export function SettingsDialog({ organization, onClose }: OrganizationDialogProps) {
  const { id, version, organization_settings: now } = organization
  const form = Form.useDialogForm({
    messages: 'institution.setting',
    values: now,
    request: body => requestOf(changeOrganizationSettings, { params: { id }, body: { ...body, version } }),
    onClose,
    onSaved: () => ({ notice: 'institution.settings.done' }),
  })
  const { bind, labels } = form
  const { words } = Form.useFields(form.control, 'institution')
  return (
    <Form.FormDialog {...{ form, onClose }} title={words('settings.title')} submit={words('settings.submit')}>
      <Form.ConflictAlert {...{ form, now }} text={words('meanwhile')} fields={labels(Object.keys(now))} />
      {ORGANIZATION_SETTINGS.map(setting => (
        <Form.SwitchField key={setting} {...bind(setting)} />
      ))}
    </Form.FormDialog>
  )
}
