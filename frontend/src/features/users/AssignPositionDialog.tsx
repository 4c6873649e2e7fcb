// Gives somebody a role in an organization: one of the roles that its kind has.
import type { BodyInputOf } from '@practicum/shared/contract/row'
import { organizationNames } from '@practicum/shared/features/organizations/organizations.contract'
import { ROLES_IN } from '@practicum/shared/features/people/people.fields'
import type { UserDetails } from '@practicum/shared/features/users/account.contract'
import { assignPosition } from '@practicum/shared/features/users/account-intents.contract'
import { useTranslate } from 'react-admin'
import { requestOf } from '../../providers/use-intent'
import { useRead } from '../../providers/use-query'
import * as Form from '../../ui/form/dialog'
import { LongChoiceField } from '../../ui/form/LongChoiceField'
import { useRoleName } from '../../ui/role-name'

export interface AssignPositionDialogProps {
  readonly user: UserDetails
  readonly onClose: () => void
}

const FIRST: BodyInputOf<typeof assignPosition> = {
  // Nothing is chosen yet.
  organization_id: null as never,
  role: null as never,
  live_sessions_allowed: true,
}

export function AssignPositionDialog({ user: { id, name }, onClose }: AssignPositionDialogProps) {
  const translate = useTranslate()
  const roleName = useRoleName()
  const read = useRead(organizationNames, {})
  const form = Form.useDialogForm({
    messages: 'accounts.assign.field',
    values: FIRST,
    request: body => requestOf(assignPosition, { params: { id }, body }),
    onClose,
    onSaved: () => ({ notice: 'accounts.assign.done', args: { name } }),
  })
  const { bind } = form
  const chosen = read.data?.data.find(organization => organization.id === form.methods.watch('organization_id'))
  const roles = (chosen ? ROLES_IN[chosen.kind] : []).map(keyname => ({
    value: keyname,
    label: roleName({ keyname, name: keyname }),
  }))
  return (
    <Form.FormDialog
      form={form}
      onClose={onClose}
      title={translate('accounts.assign.title', { name })}
      submit={translate('accounts.assign.submit')}
    >
      <LongChoiceField
        {...bind('organization_id')}
        required
        choices={read.data?.data}
        failed={read.isError}
        onAgain={() => void read.refetch()}
        // A role that the kind of the new one may not have is chosen anew.
        onChosen={() => form.methods.setValue('role', FIRST.role)}
      />
      {chosen && <Form.ChoiceField {...bind('role')} choices={roles} required />}
      <Form.SwitchField {...bind('live_sessions_allowed')} />
    </Form.FormDialog>
  )
}
