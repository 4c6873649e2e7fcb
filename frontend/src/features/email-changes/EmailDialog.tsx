// Asks for another address, with one's own password: for oneself, or as an admin for somebody.
import DialogContentText from '@mui/material/DialogContentText'
import { changeUserEmail, requestEmailChange } from '@practicum/shared/features/email-changes/email-changes.contract'
import { useTranslate } from 'react-admin'
import { requestOf } from '../../providers/use-intent'
import * as Form from '../../ui/form/dialog'

interface EmailDialogProps {
  /** Absent: oneself. */
  readonly person?: { readonly id: string; readonly name: string }
  readonly onClose: () => void
}

const EMAIL_MAX = 254

export default function EmailDialog({ person, onClose }: EmailDialogProps) {
  const translate = useTranslate()
  const form = Form.useDialogForm({
    messages: 'email.field',
    values: { email: '', password: '' },
    request: body =>
      person
        ? requestOf(changeUserEmail, { params: { id: person.id }, body })
        : requestOf(requestEmailChange, { body }),
    onClose,
    onSaved: () => ({ notice: 'email.change.done' }),
  })
  const { bind } = form
  const key = person ? 'admin' : 'change'
  return (
    <Form.FormDialog
      form={form}
      onClose={onClose}
      title={translate(`email.${key}.title`, { name: person?.name })}
      submit={translate('email.change.submit')}
    >
      <DialogContentText>{translate(`email.${key}.text`)}</DialogContentText>
      <Form.TextField {...bind('email')} max={EMAIL_MAX} type="email" autoComplete="off" required autoFocus />
      <Form.OwnPasswordField control={form.control} name="password" />
    </Form.FormDialog>
  )
}
