// What is checked before a new password is sent, and what an answer of the server says beside its field.
import { LEAST_LENGTH, type PasswordPolicy } from '@practicum/shared/features/passwords/password-rules'
import type { PasswordVerdict } from '@practicum/shared/features/passwords/passwords.contract'
import type { ApiFailure } from '../../providers/api-failure'
import { isOwnPath } from '../../providers/browser'
import { pageWords, refusalInWords } from '../../providers/spoken'
import type { TextErrors } from '../../ui/form/use-first-form'
import { passwordPageMessages } from './password-page.messages'

const now = (): typeof passwordPageMessages => pageWords('passwords', passwordPageMessages)

export interface NewPassword {
  readonly password: string
  readonly confirmation: string
}

/** One message per field that is not yet right; what the server has said counts where it is of this very password. */
export function checkNewPassword(
  { password, confirmation }: NewPassword,
  policy: PasswordPolicy,
  verdict: PasswordVerdict | undefined,
): TextErrors<NewPassword> {
  const words = now()
  const short = [...password].length < LEAST_LENGTH[policy]
  const wrong = password === '' ? words.required : short ? tooShort(policy) : complaintOf(verdict)
  return {
    ...(wrong !== undefined && { password: wrong }),
    ...(confirmation === '' && { confirmation: words.required }),
    ...(confirmation !== '' && confirmation !== password && { confirmation: words.mismatch }),
  }
}

const tooShort = (policy: PasswordPolicy): string => now().tooShort.replace('%{least}', String(LEAST_LENGTH[policy]))

/** Everything that is wrong with it, as one sentence; undefined where it is good, or was not judged. */
export function complaintOf(verdict: PasswordVerdict | undefined): string | undefined {
  if (!verdict || verdict.valid) return undefined
  const [first] = verdict.errors.password
  return first && beside(refusalInWords(first as Parameters<typeof refusalInWords>[0]))
}

/** The server says what is wrong with it; the sentence says with what. */
export const beside = (message: string): string => now().beside.replace('%{errors}', message)

export type ResetFailure =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'password'; readonly message: string }
  | { readonly kind: 'shown'; readonly message: string }

/** A failure that names a screen leads there with its message; any other is shown in place, beside the password where it is of that. */
export function afterFailure(failure: ApiFailure): ResetFailure {
  const message = messageOf(failure)
  if (failure.next && isOwnPath(failure.next))
    return { kind: 'go', path: `${failure.next}?${new URLSearchParams({ error: message })}` }
  const ofField = failure.about('password')
  return ofField === undefined ? { kind: 'shown', message } : { kind: 'password', message: beside(ofField) }
}

export function messageOf(failure: ApiFailure): string {
  const words = now()
  if (failure.kind === 'unreachable') return words.unreachable
  return failure.flash?.message ?? failure.lines[0] ?? words.failed
}
