// The form of a new password: typed twice, judged while it is typed, and sent once it is good.
import type { PasswordPolicy } from '@practicum/shared/features/passwords/password-rules'
import { useState } from 'react'
import { type BoundText, type FirstForm, type TextErrors, useFirstForm } from '../../ui/form/use-first-form'
import { checkNewPassword, complaintOf, type NewPassword } from './new-password'
import { type AskVerdict, useVerdict, type Verdicts } from './use-verdict'

export interface NewPasswordOptions<Values extends NewPassword> {
  readonly values: Values
  readonly policy: PasswordPolicy
  readonly ask: AskVerdict
  /** Of the fields besides. */
  readonly check?: (values: Values) => TextErrors<Values>
  /** Answers what the server says is wrong, by field. */
  readonly send: (values: Values) => Promise<TextErrors<Values> | undefined>
}

export interface NewPasswordForm<Values> extends FirstForm<Values> {
  readonly verdict: Verdicts['shown']
}

export function useNewPassword<Values extends NewPassword & { readonly [Field in keyof Values]: string }>({
  values,
  policy,
  ask,
  check,
  send,
}: NewPasswordOptions<Values>): NewPasswordForm<Values> {
  const [password, setPassword] = useState('')
  const [refused, setRefused] = useState<TextErrors<Values>>({})
  const verdicts = useVerdict(password, ask)
  const form = useFirstForm<Values>({
    values,
    check: typed =>
      ({ ...checkNewPassword(typed, policy, verdicts.known(typed.password)), ...check?.(typed) }) as TextErrors<Values>,
    send: async typed => {
      // Somebody who is faster than the question waits for its answer.
      const verdict = await verdicts.judge(typed.password)
      if (verdict && !verdict.valid) return setRefused({ password: complaintOf(verdict) } as TextErrors<Values>)
      setRefused((await send(typed)) ?? {})
    },
  })
  const bind = (name: keyof Values): BoundText => {
    const { error, onChange, ...bound } = form.bind(name)
    return {
      ...bound,
      error: error ?? refused[name],
      onChange: text => {
        setRefused({ ...refused, [name]: undefined })
        if (name === 'password') setPassword(text)
        onChange(text)
      },
    }
  }
  return { ...form, bind, verdict: verdicts.shown }
}
