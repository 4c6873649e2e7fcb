// Corrects the name or the time zone of somebody.

import type { UserDetails } from '@practicum/shared/features/users/account.contract'
import { editUser } from '@practicum/shared/features/users/account-intents.contract'
import { NAME_MAX } from '@practicum/shared/features/users/users.fields'
import { useTranslate } from 'react-admin'
import { requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'
import { ZoneField } from '../../ui/form/ZoneField'

export interface EditUserDialogProps {
  readonly user: UserDetails
  readonly onClose: () => void
}

const valuesOf = ({ first_name, last_name, timezone }: UserDetails) => ({ first_name, last_name, timezone })

export function EditUserDialog({ user, onClose }: EditUserDialogProps) {
  const translate = useTranslate()
  const { id, name, version } = user
  const now = valuesOf(user)
  const form = Form.useDialogForm({
    messages: 'accounts.field',
    values: now,
    request: body => requestOf(editUser, { params: { id }, body: { ...body, version } }),
    onClose,
    onSaved: () => ({ notice: 'accounts.edit.done' }),
  })
  const { bind, labels } = form
  return (
    <Form.FormDialog
      form={form}
      onClose={onClose}
      title={translate('accounts.edit.title', { name })}
      submit={translate('accounts.edit.submit')}
    >
      <Form.ConflictAlert
        {...{ form, now }}
        text={translate('accounts.edit.meanwhile')}
        fields={labels(Object.keys(now))}
      />
      <Form.TextField {...bind('first_name')} max={NAME_MAX} required />
      <Form.TextField {...bind('last_name')} max={NAME_MAX} required />
      <ZoneField {...bind('timezone')} />
    </Form.FormDialog>
  )
}
