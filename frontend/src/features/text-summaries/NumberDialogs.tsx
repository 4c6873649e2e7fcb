// A phone is named, and proved by the code that goes there.
import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import { TEXT_CODE_SECONDS } from '@practicum/shared/access/second-step'
import { proveTextNumber, sendNumberCode } from '@practicum/shared/features/text-summaries/text-summaries.contract'
import { phoneOf } from '@practicum/shared/kernel/phones'
import { refuse } from '@practicum/shared/kernel/refusal'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { requestOf } from '../../providers/use-intent'
import { useCallingCountries } from '../../ui/form/calling-countries'
import * as Form from '../../ui/form/dialog'
import { LongChoiceField } from '../../ui/form/LongChoiceField'

interface Named {
  readonly country_code: string
  readonly phone: string
}

interface Sent extends Named {
  /** Its last four digits. */
  readonly shown: string
}

const PHONE_MAX = 40
const CODE_MAX = 20
const FIRST: Named = { country_code: 'US', phone: '' }

export default function NumberDialogs({ onClose }: { onClose: () => void }) {
  const [named, name] = useState(FIRST)
  const [sent, setSent] = useState<Sent>()
  if (sent) return <CodeDialog sent={sent} onAgain={() => setSent(undefined)} onClose={onClose} />
  const went = (next: Sent): void => {
    name({ country_code: next.country_code, phone: next.phone })
    setSent(next)
  }
  return <NumberDialog named={named} onSent={went} onClose={onClose} />
}

/** The next dialog stands in its place. */
const stay = (): void => undefined

interface NumberDialogProps {
  readonly named: Named
  readonly onSent: (sent: Sent) => void
  readonly onClose: () => void
}

function NumberDialog({ named, onSent, onClose }: NumberDialogProps) {
  const translate = useTranslate()
  const countries = useCallingCountries()
  const words = (key: string): string => translate(`texts.number.${key}`)
  const form = Form.useDialogForm({
    messages: 'texts.field',
    values: named,
    request: body => requestOf(sendNumberCode, { body }),
    rules: ({ phone, country_code }) =>
      phoneOf(phone, country_code) === undefined ? [refuse('valid_phone_intl', {}, { field: 'phone' })] : [],
    onClose: stay,
    onSaved: ({ phone }, values) => {
      onSent({ ...values, shown: phone })
      return { notice: 'texts.number.sent' }
    },
  })
  const { bind } = form
  return (
    <Form.FormDialog form={form} onClose={onClose} title={words('title')} submit={words('submit')}>
      <DialogContentText>{words('text')}</DialogContentText>
      <LongChoiceField {...bind('country_code')} choices={countries} clearable={false} required />
      <Form.TextField {...bind('phone')} max={PHONE_MAX} type="tel" autoComplete="tel-national" required autoFocus />
    </Form.FormDialog>
  )
}

interface CodeDialogProps {
  readonly sent: Sent
  readonly onAgain: () => void
  readonly onClose: () => void
}

function CodeDialog({ sent: { country_code, phone, shown }, onAgain, onClose }: CodeDialogProps) {
  const translate = useTranslate()
  const words = (key: string, more = {}): string => translate(`texts.code.${key}`, more)
  const form = Form.useDialogForm({
    messages: 'texts.field',
    values: { token: '' },
    request: ({ token }) => requestOf(proveTextNumber, { body: { country_code, phone, token } }),
    onClose,
    onSaved: () => ({ notice: 'texts.code.done' }),
  })
  const { bind } = form
  return (
    <Form.FormDialog
      form={form}
      onClose={onClose}
      title={words('title')}
      submit={words('submit')}
      before={
        <Button onClick={onAgain} disabled={form.running}>
          {words('back')}
        </Button>
      }
    >
      <DialogContentText>{words('text', { phone: shown, minutes: TEXT_CODE_SECONDS / 60 })}</DialogContentText>
      <Form.TextField {...bind('token')} max={CODE_MAX} autoComplete="one-time-code" required autoFocus />
    </Form.FormDialog>
  )
}
