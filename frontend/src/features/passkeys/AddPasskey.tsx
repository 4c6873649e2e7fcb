// Adds a passkey of this device: its name and the password first, then the device asks for finger, face or PIN.
import { addPasskey, beginPasskey } from '@practicum/shared/features/passkeys/passkeys.contract'
import { useTranslate } from 'react-admin'
import { requestOf, useSending } from '../../providers/use-intent'
import { shapeComplaints } from '../../ui/form/complaints'
import { OwnPasswordField } from '../../ui/form/OwnPasswordField'
import { QuestionForm } from '../../ui/form/QuestionForm'
import { TextField } from '../../ui/form/TextField'
import { useCheckedForm } from '../../ui/form/use-checked-form'
import { useToast } from '../../ui/toast'
import type { NoPasskey } from './authenticators'
import { deviceName } from './device-name'
import { useNameField } from './PasskeyQuestions'

export function AddPasskey({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const toast = useToast()
  const { send } = useSending(['audit'])
  const field = useNameField()
  const form = useCheckedForm<{ name: string; password: string }, NoPasskey | undefined>({
    values: { name: deviceName(), password: '' },
    check: ({ name, password }) => [
      ...shapeComplaints(addPasskey.body.pick({ name: true }), { name }),
      ...shapeComplaints(beginPasskey.body, { password }),
    ],
    async send({ name, password }) {
      const { makePasskey } = await import('./authenticators')
      const credential = await makePasskey(await send(requestOf(beginPasskey, { body: { password } })))
      if (typeof credential === 'string') return credential
      await send(requestOf(addPasskey, { body: { name, credential } }))
      return undefined
    },
    onSaved(missing) {
      if (missing === undefined) toast('passkeys.add.done')
      else toast(missing === 'known' ? 'passkeys.known' : 'passkeys.not_made', { type: 'warning' })
      onClose()
    },
  })
  const words = (key: string): string => translate(`passkeys.add.${key}`)
  return (
    <QuestionForm
      form={form}
      title={words('title')}
      consequence={words('consequence')}
      confirm={words('button')}
      onClose={onClose}
    >
      <TextField {...field} control={form.control} />
      <OwnPasswordField control={form.control} name="password" autoFocus sx={{ mt: 3 }} />
    </QuestionForm>
  )
}
