// Says who owns an organization: somebody who holds in it the role that goes with its kind.
import { chooseOrganizationOwner } from '@practicum/shared/features/organizations/changing.contract'
import { OWNER_ROLES } from '@practicum/shared/features/people/people.fields'
import { requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'
import type { OrganizationDialogProps } from './IntentButton'
import { OwnerField } from './OwnerField'

export function OwnerDialog({ organization: { id, kind, name }, onClose }: OrganizationDialogProps) {
  const form = Form.useDialogForm({
    messages: 'institution.owner',
    values: { user_id: null as string | null },
    // Nobody is chosen yet: that is refused as the server would.
    request: ({ user_id }) =>
      requestOf(chooseOrganizationOwner, { params: { id }, body: { user_id: user_id as string } }),
    onClose,
    onSaved: () => ({ notice: 'institution.owner.done' }),
  })
  const { bind, words } = form
  return (
    <Form.FormDialog {...{ form, onClose }} title={words('title', { name })} submit={words('submit')}>
      <OwnerField {...bind('user_id')} organizationId={id} role={OWNER_ROLES[kind]} />
    </Form.FormDialog>
  )
}
