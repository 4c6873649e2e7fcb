// The password of a new account, bound to the form of all steps.
import type { PasswordPolicy } from '@practicum/shared/features/passwords/password-rules'
import type { PasswordVerdict } from '@practicum/shared/features/passwords/passwords.contract'
import type { Control } from 'react-hook-form'
import { type BoundField, useField } from '../../ui/form/use-field'
import { PasswordTwice } from '../passwords/PasswordTwice'
import type { SignupValues } from './signup-form'
import { useSignupWords } from './signup-words'

interface PasswordFieldsProps {
  readonly control: Control<SignupValues>
  readonly policy: PasswordPolicy
  readonly verdict: PasswordVerdict | undefined
}

export function PasswordFields({ control, policy, verdict }: PasswordFieldsProps) {
  const { fields } = useSignupWords()
  const password = useField<SignupValues, string>({ control, name: 'password', deps: 'password_confirmation' })
  const again = useField<SignupValues, string>({ control, name: 'password_confirmation' })
  return (
    <PasswordTwice
      password={{ label: fields.password, ...textOf(password) }}
      confirmation={{ label: fields.password_confirmation, ...textOf(again) }}
      {...{ policy, verdict }}
    />
  )
}

const textOf = ({ value, error, onChange }: BoundField<string>) => ({ value, error, onChange })
