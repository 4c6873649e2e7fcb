// The mark of a browser in which somebody has signed up: given with the answer, looked at where they sign in, and taken away once they can.
import type { CommandCall } from '@practicum/infra/http/bindings'
import { setCookie, signupCookie } from '@practicum/infra/http/caller'
import { lapsesAt, PENDING_DAYS } from '@practicum/shared/features/people/user.verification'
import { dateIn } from '@practicum/shared/kernel/dates'
import type { CommandServices } from '../../execution/ports'
import type { SignedUp } from './sessions.signup-mark'

const MARKED_SECONDS = PENDING_DAYS * 24 * 3600

type Services = Pick<CommandServices, 'credentials' | 'signupMarks'>
type Call<Body> = Pick<CommandCall<unknown, Body>, 'body' | 'caller' | 'http' | 'now'>
type Given = { readonly email: string; readonly password: string }

const signedUpAs = ({ credentials }: Services, { email, password }: Given): SignedUp => ({
  account: credentials.emailIndex(email),
  password,
})

export function markSignup(services: Services, { body, http, now }: Call<Given & { readonly timezone: string }>): void {
  const until = dateIn(body.timezone, new Date(lapsesAt(now.toISOString())))
  const mark = services.signupMarks.issue(signedUpAs(services, body), until)
  setCookie(http.response, signupCookie(http.request), mark, MARKED_SECONDS)
}

/** The day on which what was signed up for here is deleted; undefined: it was not here. */
export const signedUpHere = (services: Services, { body, caller, http }: Call<Given>): string | undefined =>
  services.signupMarks.recognise(caller.cookies[signupCookie(http.request)], signedUpAs(services, body))

/** The account does not wait any more. */
export function forgetSignup({ caller, http }: Pick<CommandCall, 'caller' | 'http'>): void {
  const cookie = signupCookie(http.request)
  if (caller.cookies[cookie] !== undefined) setCookie(http.response, cookie, '', 0)
}
