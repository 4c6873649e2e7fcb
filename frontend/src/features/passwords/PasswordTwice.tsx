// A new password, typed twice, with what it has to be and how good it is.
import type { PasswordPolicy } from '@practicum/shared/features/passwords/password-rules'
import type { PasswordVerdict } from '@practicum/shared/features/passwords/passwords.contract'
import { useState } from 'react'
import type { BoundText } from '../../ui/form/use-first-form'
import { SecretField } from './SecretField'
import { StrengthMeter } from './StrengthMeter'

interface Labelled extends BoundText {
  readonly label: string
}

interface PasswordTwiceProps {
  readonly password: Labelled
  readonly confirmation: Labelled
  readonly policy: PasswordPolicy
  readonly verdict: PasswordVerdict | undefined
}

export function PasswordTwice({ password, confirmation, policy, verdict }: PasswordTwiceProps) {
  const [visible, setVisible] = useState(false)
  const shared = { autoComplete: 'new-password', visible } as const
  return (
    <>
      <SecretField {...shared} onVisible={setVisible} {...password} />
      <StrengthMeter verdict={verdict} policy={policy} told={password.error !== undefined} />
      <SecretField {...shared} {...confirmation} />
    </>
  )
}
