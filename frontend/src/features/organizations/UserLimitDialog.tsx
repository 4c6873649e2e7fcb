// Says how many people may have a place in an organization.
import { limitOrganizationUsers } from '@practicum/shared/features/organizations/user-limit.contract'
import { requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'
import type { OrganizationDialogProps } from './IntentButton'

export function UserLimitDialog({ organization: { id, version, places }, onClose }: OrganizationDialogProps) {
  const now = { user_limit: places?.limit ?? null }
  const form = Form.useDialogForm({
    messages: 'institution.limit',
    values: now,
    // Without a number it is refused as the server would.
    request: ({ user_limit }) =>
      requestOf(limitOrganizationUsers, { params: { id }, body: { user_limit: user_limit as number, version } }),
    onClose,
    onSaved: () => ({ notice: 'institution.limit.done' }),
  })
  const { bind, words, labels } = form
  return (
    <Form.FormDialog {...{ form, onClose }} title={words('title')} submit={words('submit')}>
      <Form.ConflictAlert {...{ form, now }} text={words('meanwhile')} fields={labels(['user_limit'])} />
      <Form.NumberField {...bind('user_limit')} help={words('help', { taken: places?.taken ?? 0 })} required />
    </Form.FormDialog>
  )
}
