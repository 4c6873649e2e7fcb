// Somebody gives their password again, or without signing in. It is counted as signing in is: neither is a way around the budgets.
import type { CommandCall } from '@practicum/infra/http/bindings'
import { deviceCookie } from '@practicum/infra/http/caller'
import type { UserCommand } from '@practicum/shared/features/people/user.decider'
import { newId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { systemContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { untilAppended } from '../../execution/until-appended'
import { userAggregate } from '../people/people.aggregates'
import { lockSignIn, rememberLock } from './sessions.locking'
import { giveTryBack, restoreTries, takeTry } from './sessions.throttle'

interface Given {
  readonly password: string | undefined
  /** Of the form, for the complaint. */
  readonly field: string
}

export const wrongCurrent = (field: string): Refusal => refuse('password.wrong_current', {}, { field })

/** Answers the hash that it is proven against. */
export async function provenHash(
  services: CommandServices,
  call: CommandCall,
  { password, field }: Given,
): Promise<string | Refusal> {
  const { userId } = call.principal
  if (password === undefined) return wrongCurrent(field)
  const wrong = wrongCurrent(field)
  return counted(services, call, {
    userId,
    unknown: wrong,
    async prove() {
      const proven = await services.credentials.provenHash(userId, password)
      if (proven === undefined) remember(services, call, { type: 'RefuseSignIn', code: wrong.code })
      return proven ?? wrong
    },
  })
}

interface Proof<T> {
  readonly userId: string
  /** Where there is no such account. */
  readonly unknown: Refusal
  readonly prove: () => Promise<T | Refusal>
  /** Which refusals say nothing of what was given: they cost no try. */
  readonly noGuess?: (refusal: Refusal) => boolean
}

/** Whatever proves that somebody is this person has the budgets and the lock of the password: what is refused counts, and what is right was no guess. */
export async function counted<T>(
  services: CommandServices,
  { caller, http, now }: CommandCall,
  { userId, unknown, prove, noGuess }: Proof<T>,
): Promise<T | Refusal> {
  const { attempts, credentials, devices } = services
  const account = await credentials.accountOf(userId)
  if (account === undefined) return unknown
  const device = devices.recognise(caller.cookies[deviceCookie(http.request)], account)
  const attempt = { account, ip: caller.ip, device }
  const { refusal, locks } = await takeTry(attempts, attempt)
  if (locks) services.runInBackground(() => lockSignIn(services, userId, now))
  if (refusal) return refusal
  const proven = await prove().catch((error: unknown) =>
    giveTryBack(attempts, attempt).then(() => Promise.reject(error)),
  )
  if (!isRefusal(proven)) await restoreTries(attempts, attempt)
  else if (noGuess?.(proven)) await giveTryBack(attempts, attempt)
  return proven
}

interface VisitorGiven {
  readonly email: string
  readonly password: string
  /** Code of the complaint. */
  readonly wrong: string
}

/** Of somebody who is not signed in; undefined: it is theirs. */
export async function provenVisitor(
  services: CommandServices,
  { caller, http, now }: CommandCall,
  { email, password, wrong }: VisitorGiven,
): Promise<Refusal | undefined> {
  const { attempts, credentials, devices } = services
  const account = credentials.emailIndex(email)
  const device = devices.recognise(caller.cookies[deviceCookie(http.request)], account)
  const attempt = { account, ip: caller.ip, device }
  const { refusal, locks } = await takeTry(attempts, attempt)
  if (locks) rememberLock(services, email, now)
  if (refusal) return refusal
  const proven = await credentials
    .matches(await credentials.find(email), password)
    .catch((error: unknown) => giveTryBack(attempts, attempt).then(() => Promise.reject(error)))
  if (!proven) return refuse(wrong, {}, { field: 'password' })
  await restoreTries(attempts, attempt)
  return undefined
}

/** Its owner looks for it, whoever it was. */
function remember(
  { executor, runInBackground }: CommandServices,
  { principal, now }: CommandCall,
  command: UserCommand,
): void {
  const context = systemContext(newId(), now)
  const request = { command: () => command }
  runInBackground(() => untilAppended(() => executor.execute(userAggregate, principal.userId, request, context)))
}
