// Invites people into an organization with one role: pasted as a list, looked over, sent one by one, each with an answer.
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { useMe } from '../../providers/me'
import * as Form from '../../ui/form/dialog'
import { LongChoiceField } from '../../ui/form/LongChoiceField'
import { useRoleName } from '../../ui/role-name'
import { useFormDraft } from '../drafts/use-draft'
import { InviteNews, InviteOutcome } from './InviteOutcome'
import { PeopleToInvite } from './PeopleToInvite'
import { type Inviting, useInviteForm } from './use-invite-form'
import { useOfferedRoles } from './use-offered-roles'

/** In pixels: a name and an address stand beside each other. */
const WIDTH = 880

export default function InviteDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const words = (key: string, args?: object): string => translate(`invitations.invite.${key}`, args)
  const isAdmin = useMe().role === 'admin'
  const inviting = useInviteForm(isAdmin)
  const { form, invited, progress } = inviting
  const draft = useFormDraft(form, { name: 'invites', enabled: true })
  const count = form.methods.watch('people').length
  const isDone = count === 0 && invited.length > 0
  const close = (): void => {
    if (draft && (draft.status !== 'unkept' || draft.restoredAt !== undefined || form.dirty)) draft.discard()
    onClose()
  }
  return (
    <Form.FormDialog
      {...{ form, draft }}
      asks
      width={WIDTH}
      title={words('title')}
      {...(isDone ? { dismiss: words('close') } : { submit: words('send', { smart_count: count }) })}
      before={progress && <Button onClick={inviting.stop}>{words('stop')}</Button>}
      onClose={close}
    >
      <InviteOutcome {...inviting} />
      <Whereto form={form} />
      <div>
        <InviteNews {...inviting} />
        <PeopleToInvite {...inviting} />
      </div>
    </Form.FormDialog>
  )
}

/** The organization, where one is to be named, and the role that all of them are to have. */
function Whereto({ form }: Pick<Inviting, 'form'>) {
  const translate = useTranslate()
  const roleName = useRoleName()
  const { asksOrganization, names, roles } = useOfferedRoles(form)
  const { bind } = Form.useFields(form.control, 'invitations.field')
  return (
    <>
      {asksOrganization && (
        <LongChoiceField
          {...bind('organization_id')}
          required
          choices={names.data?.data}
          failed={names.isError}
          onAgain={() => void names.refetch()}
          disabled={form.running}
          // A role that the kind of the new one may not have is chosen anew.
          onChosen={() => form.methods.setValue('role', null as never)}
        />
      )}
      {roles && (
        <Form.ChoiceField
          {...bind('role')}
          choices={roles.map(keyname => ({ value: keyname, label: roleName({ keyname, name: keyname }) }))}
          help={translate(`invitations.invite.${roles.length > 0 ? 'role' : 'no_role'}`)}
          disabled={form.running}
          row
          required
        />
      )}
    </>
  )
}
