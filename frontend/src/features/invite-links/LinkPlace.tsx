// Into which organization a link leads, where one is to be named, and in which role.
import { linkRolesIn } from '@practicum/shared/features/invite-links/invite-links.fields'
import { useTranslate } from 'react-admin'
import * as Form from '../../ui/form/dialog'
import { LongChoiceField } from '../../ui/form/LongChoiceField'
import { useRoleName } from '../../ui/role-name'
import { useChosenKind } from '../invites/use-chosen-kind'
import type { LinkValues } from './InviteLinkFormDialog'

export function LinkPlace({ form }: { form: Form.DialogForm<LinkValues> }) {
  const translate = useTranslate()
  const roleName = useRoleName()
  const { asksOrganization, names, kind } = useChosenKind(form.methods.watch('organization_id'))
  const roles = kind && linkRolesIn(kind)
  return (
    <>
      {asksOrganization && (
        <LongChoiceField
          {...form.bind('organization_id')}
          required
          choices={names.data?.data}
          failed={names.isError}
          onAgain={() => void names.refetch()}
          // A role that the kind of the new one may not have is chosen anew.
          onChosen={() => form.methods.setValue('role', null as never)}
        />
      )}
      {roles && (
        <Form.ChoiceField
          {...form.bind('role')}
          choices={roles.map(keyname => ({ value: keyname, label: roleName({ keyname, name: keyname }) }))}
          help={translate(roles.length > 0 ? 'links.form.role' : 'links.form.no_role')}
          row
          required
        />
      )}
    </>
  )
}
