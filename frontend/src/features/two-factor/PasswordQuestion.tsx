// Asks for the password before something of two-factor sign-in is changed.
import Box from '@mui/material/Box'
import type { TwoFactorMethod } from '@practicum/shared/access/second-step'
import { useTranslate } from 'react-admin'
import type { ContractRequest } from '../../providers/use-intent'
import { ChoiceField } from '../../ui/form/ChoiceField'
import { OwnPasswordField } from '../../ui/form/OwnPasswordField'
import { QuestionForm } from '../../ui/form/QuestionForm'
import { useContractForm } from '../../ui/form/use-contract-form'

export interface PasswordQuestionProps<Answer> {
  /** Of the words. */
  readonly step: 'set_up' | 'replace' | 'renew' | 'remove'
  /** Which to choose among; the first is chosen where nothing is said. Empty: it chooses none. */
  readonly methods?: readonly TwoFactorMethod[]
  readonly request: (password: string, method: TwoFactorMethod) => ContractRequest<Answer>
  readonly onDone: (answer: Answer) => void
  readonly onClose: () => void
}

interface Values {
  readonly password: string
  readonly method: TwoFactorMethod
}

export function PasswordQuestion<Answer>({
  step,
  methods = [],
  request,
  onDone,
  onClose,
}: PasswordQuestionProps<Answer>) {
  const translate = useTranslate()
  const words = (key: string): string => translate(`two-factor.${step}.${key}`)
  const form = useContractForm<Values, Answer>({
    values: { password: '', method: methods[0] ?? 'authenticator' },
    request: ({ password, method }) => request(password, method),
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
      {methods.length > 1 && (
        <Box sx={{ mt: 2 }}>
          <ChoiceField
            control={form.control}
            name="method"
            label={translate('two-factor.method')}
            choices={methods.map(value => ({ value, label: translate(`two-factor.methods.${value}`) }))}
          />
        </Box>
      )}
      <OwnPasswordField control={form.control} name="password" autoFocus sx={{ mt: 2 }} />
    </QuestionForm>
  )
}
