// The two fields of a new password, in a form of passwords alone.
import type { PasswordPolicy } from '@practicum/shared/features/passwords/password-rules'
import { usePageWords } from '../../providers/spoken'
import type { NewPassword } from './new-password'
import { PasswordTwice } from './PasswordTwice'
import { passwordPageMessages } from './password-page.messages'
import type { NewPasswordForm } from './use-new-password'

interface NewPasswordFieldsProps {
  readonly form: Pick<NewPasswordForm<NewPassword>, 'bind' | 'verdict'>
  readonly policy: PasswordPolicy
}

export function NewPasswordFields({ form: { bind, verdict }, policy }: NewPasswordFieldsProps) {
  const words = usePageWords('passwords', passwordPageMessages)
  return (
    <PasswordTwice
      password={{ label: words.password, ...bind('password') }}
      confirmation={{ label: words.confirmation, ...bind('confirmation') }}
      {...{ policy, verdict }}
    />
  )
}
