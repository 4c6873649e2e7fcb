// A passkey gets another name, or is removed with the password.
import { PASSKEY_NAME_MAX } from '@practicum/shared/access/second-step'
import { removePasskey, renamePasskey, type ShownPasskey } from '@practicum/shared/features/passkeys/passkeys.contract'
import { useTranslate } from 'react-admin'
import { requestOf } from '../../providers/use-intent'
import { OwnPasswordField } from '../../ui/form/OwnPasswordField'
import { QuestionForm } from '../../ui/form/QuestionForm'
import { TextField } from '../../ui/form/TextField'
import { useContractForm } from '../../ui/form/use-contract-form'
import { useToast } from '../../ui/toast'

interface QuestionProps {
  readonly passkey: ShownPasskey
  readonly onClose: () => void
}

export function useNameField() {
  const translate = useTranslate()
  return {
    name: 'name',
    label: translate('passkeys.name'),
    help: translate('passkeys.name_help'),
    max: PASSKEY_NAME_MAX,
    required: true,
    autoComplete: 'off',
    sx: { mt: 2 },
  } as const
}

export function RenamePasskey({ passkey: { id, name }, onClose }: QuestionProps) {
  const words = useWords('rename', name)
  const field = useNameField()
  const toast = useToast()
  const form = useContractForm({
    values: { name },
    request: body => requestOf(renamePasskey, { params: { id }, body }),
    touches: ['audit'],
    onSaved() {
      toast('passkeys.rename.done')
      onClose()
    },
  })
  return (
    <QuestionForm {...words} form={form} onClose={onClose}>
      <TextField {...field} control={form.control} autoFocus />
    </QuestionForm>
  )
}

export function RemovePasskey({ passkey: { id, name }, onClose }: QuestionProps) {
  const words = useWords('remove', name)
  const toast = useToast()
  const form = useContractForm({
    values: { password: '' },
    request: body => requestOf(removePasskey, { params: { id }, body }),
    touches: ['audit', 'devices'],
    onSaved() {
      toast('passkeys.remove.done')
      onClose()
    },
  })
  return (
    <QuestionForm {...words} form={form} danger onClose={onClose}>
      <OwnPasswordField control={form.control} name="password" autoFocus sx={{ mt: 2 }} />
    </QuestionForm>
  )
}

function useWords(step: 'rename' | 'remove', name: string) {
  const translate = useTranslate()
  const words = (key: string): string => translate(`passkeys.${step}.${key}`, { name })
  return { title: words('title'), consequence: words('consequence'), confirm: words('button') }
}
