// The rules of the sign-in form: what must be filled in, where an answer leads, and what a failure says.
import { regexes } from 'zod/v4/core'
import type { ApiFailure } from '../../providers/api-failure'
import { isOwnPath } from '../../providers/browser'
import { pageWords } from '../../providers/spoken'
import type { TextErrors } from '../../ui/form/use-first-form'
import { sessionsMessages } from './sessions.messages'

const now = (): typeof sessionsMessages => pageWords('sessions', sessionsMessages)

export const noPasskey = (): string => now().no_passkey

export interface Credentials {
  readonly email: string
  readonly password: string
}

/** One message per field that is not yet right. */
export function checkCredentials({ email, password }: Credentials): TextErrors<Credentials> {
  const words = now()
  const wellFormed = regexes.email.test(email)
  return {
    ...(email === '' && { email: words.required }),
    ...(email !== '' && !wellFormed && { email: words.validEmail }),
    ...(password === '' && { password: words.required }),
  }
}

interface SignedIn {
  readonly next?: string | undefined
  readonly redirect?: string
  readonly flash?: ApiFailure['flash']
}

/** The next step when the answer names one, else what was asked for before, else where the server leads, else the dashboard; never another site. */
export function afterSignIn({ next, redirect, flash }: SignedIn, asked?: string | null): string {
  const [step, wanted, led] = [next, asked, redirect].map(ownPath)
  if (step === undefined) return wanted ?? led ?? '/dashboard'
  // What was asked for comes after it, and its page says what the answer says.
  const query = new URLSearchParams({ ...(wanted && { to: wanted }), ...(flash && { [flash.type]: flash.message }) })
  return query.size === 0 ? step : `${step}?${query}`
}

const ownPath = (path: string | null | undefined): string | undefined => (path && isOwnPath(path) ? path : undefined)

export type SignInFailure =
  | { readonly kind: 'go'; readonly path: string }
  | { readonly kind: 'shown'; readonly messages: readonly string[] }

/** A failure that names a screen leads there with its message; any other is shown in place, several as a list. */
export function afterFailure(failure: ApiFailure): SignInFailure {
  const messages = messagesOf(failure)
  if (failure.next && isOwnPath(failure.next)) {
    const query = new URLSearchParams({ error: messages[0] ?? now().failed })
    return { kind: 'go', path: `${failure.next}${failure.next.includes('?') ? '&' : '?'}${query}` }
  }
  return { kind: 'shown', messages }
}

function messagesOf(failure: ApiFailure): readonly string[] {
  if (failure.kind === 'unreachable') return [now().unreachable]
  if (failure.flash) return [failure.flash.message]
  return failure.lines.length > 0 ? failure.lines : [now().failed]
}

/** Where the mail that verifies an address is sent again, to whoever waits for it. */
export const activateAddress = (email: string): string => `/login/activate?${new URLSearchParams({ email })}`

/** Where one leaves for a provider; what was asked for goes along. */
export function ssoAddress(provider: string, search: string): string {
  const to = ownPath(new URLSearchParams(search).get('to'))
  return `/auth/redirect/${provider}${to === undefined ? '' : `?${new URLSearchParams({ to })}`}`
}
