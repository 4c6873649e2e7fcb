// The two fields of a new password, with what it has to be and how good it is.
import type { PasswordPolicy } from '@practicum/shared/features/passwords/password-rules'
import { useState } from 'react'
import { usePageWords } from '../../providers/spoken'
import type { NewPassword } from './new-password'
import { passwordPageMessages } from './password-page.messages'
import { SecretField } from './SecretField'
import { StrengthMeter } from './StrengthMeter'
import type { NewPasswordForm } from './use-new-password'

interface NewPasswordFieldsProps {
  readonly form: Pick<NewPasswordForm<NewPassword>, 'bind' | 'verdict'>
  readonly policy: PasswordPolicy
}

export function NewPasswordFields({ form, policy }: NewPasswordFieldsProps) {
  const words = usePageWords('passwords', passwordPageMessages)
  const [visible, setVisible] = useState(false)
  const password = form.bind('password')
  return (
    <>
      <SecretField
        label={words.password}
        autoComplete="new-password"
        visible={visible}
        onVisible={setVisible}
        {...password}
      />
      <StrengthMeter verdict={form.verdict} policy={policy} told={password.error !== undefined} />
      <SecretField
        label={words.confirmation}
        autoComplete="new-password"
        visible={visible}
        {...form.bind('confirmation')}
      />
    </>
  )
}
