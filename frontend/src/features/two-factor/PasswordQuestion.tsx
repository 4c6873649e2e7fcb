// Asks for the password before something of two-factor sign-in is changed.
import { useTranslate } from 'react-admin'
import type { ContractRequest } from '../../providers/use-intent'
import { QuestionForm } from '../../ui/form/QuestionForm'
import { TextField } from '../../ui/form/TextField'
import { useContractForm } from '../../ui/form/use-contract-form'

export interface PasswordQuestionProps<Answer> {
  /** Of the words. */
  readonly step: 'set_up' | 'replace' | 'renew' | 'remove'
  readonly request: (password: string) => ContractRequest<Answer>
  readonly onDone: (answer: Answer) => void
  readonly onClose: () => void
}

export function PasswordQuestion<Answer>({ step, request, onDone, onClose }: PasswordQuestionProps<Answer>) {
  const translate = useTranslate()
  const words = (key: string): string => translate(`two-factor.${step}.${key}`)
  const form = useContractForm({
    values: { password: '' },
    request: ({ password }) => request(password),
    touches: ['devices'],
    onSaved: onDone,
  })
  return (
    <QuestionForm
      form={form}
      title={words('title')}
      consequence={words('consequence')}
      confirm={words('button')}
      danger={step === 'remove'}
      onClose={onClose}
    >
      <TextField
        control={form.control}
        name="password"
        type="password"
        autoComplete="current-password"
        label={translate('two-factor.password')}
        help=" "
        required
        autoFocus
        sx={{ mt: 2 }}
      />
    </QuestionForm>
  )
}
