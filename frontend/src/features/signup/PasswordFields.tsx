// The password of a new account, typed twice, with what it has to be and how good it is.
import type { PasswordPolicy } from '@practicum/shared/features/passwords/password-rules'
import type { PasswordVerdict } from '@practicum/shared/features/passwords/passwords.contract'
import { useState } from 'react'
import type { Control } from 'react-hook-form'
import { useField } from '../../ui/form/use-field'
import { SecretField } from '../passwords/SecretField'
import { StrengthMeter } from '../passwords/StrengthMeter'
import type { SignupValues } from './signup-form'
import { useSignupWords } from './signup-words'

interface PasswordFieldsProps {
  readonly control: Control<SignupValues>
  readonly policy: PasswordPolicy
  readonly verdict: PasswordVerdict | undefined
}

export function PasswordFields({ control, policy, verdict }: PasswordFieldsProps) {
  const { fields } = useSignupWords()
  const [visible, setVisible] = useState(false)
  const password = useField<SignupValues, string>({ control, name: 'password', deps: 'password_confirmation' })
  const again = useField<SignupValues, string>({ control, name: 'password_confirmation' })
  const shared = { autoComplete: 'new-password', visible } as const
  return (
    <>
      <SecretField
        {...shared}
        label={fields.password}
        onVisible={setVisible}
        value={password.value}
        error={password.error}
        onChange={password.onChange}
      />
      <StrengthMeter verdict={verdict} policy={policy} told={password.error !== undefined} />
      <SecretField
        {...shared}
        label={fields.password_confirmation}
        value={again.value}
        error={again.error}
        onChange={again.onChange}
      />
    </>
  )
}
