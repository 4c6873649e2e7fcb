// Decides whether somebody may sign in. Every "no" before the password is right sounds and takes the same.
import type { CommandCall } from '@practicum/infra/http/bindings'
import { deviceCookie } from '@practicum/infra/http/caller'
import { HttpProblem } from '@practicum/infra/http/problem'
import { mayEnter, type Role } from '@practicum/shared/access/roles'
import type { BodyOf } from '@practicum/shared/contract/row'
import { positionToEnter } from '@practicum/shared/features/people/user.positions'
import type { KnownUser } from '@practicum/shared/features/people/user.state'
import type { signIn } from '@practicum/shared/features/sessions/sessions.contract'
import { LOCKOUT_ID } from '@practicum/shared/features/settings/settings.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { systemContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { untilAppended } from '../../execution/until-appended'
import { userAggregate } from '../people/people.aggregates'
import { whereOpen } from '../people/people.lookup'
import { settingAggregate } from '../settings/settings.routes'
import { rememberLock } from './sessions.locking'
import { forgetSignup, signedUpHere } from './sessions.signed-up-here'
import { giveTryBack, restoreTries, takeTry } from './sessions.throttle'

export interface Admitted {
  readonly userId: string
  readonly positionId: string
  /** Of all positions that one may work from. */
  readonly roles: readonly Role[]
  /** Of the credential when they were looked at. */
  readonly epoch: number | undefined
}

const failed = (): Refusal => refuse('login.failed')

type SignInCall = CommandCall<unknown, BodyOf<typeof signIn>>

export async function admit(services: CommandServices, call: SignInCall): Promise<Admitted | Refusal> {
  const account = services.credentials.emailIndex(call.body.email)
  const device = services.devices.recognise(call.caller.cookies[deviceCookie(call.http.request)], account)
  const attempt = { account, ip: call.caller.ip, device }
  const { refusal, locks } = await takeTry(services.attempts, attempt)
  if (locks) rememberLock(services, call.body.email, call.now)
  if (refusal) return refusal
  const { verified, of } = await services.passwords
    .verify(call.http.request, call.http.response)
    .catch((error: unknown) => giveTryBack(services.attempts, attempt).then(() => Promise.reject(error)))
  if (!verified && of) rememberRefusal(services, of.userId, call.now)
  // Who has proved no address is nobody yet: nothing more is looked at than for an address that nobody has.
  const entry = verified && of && !of.isPending ? await entryOf(services, of) : failedFor(services, call)
  if (isRefusal(entry)) return entry
  await restoreTries(services.attempts, attempt)
  if (signedUpHere(services, call) !== undefined) forgetSignup(call)
  return entry
}

/** In the browser in which somebody has signed up with this address and password: what is missing, and where the mail is sent again. */
function failedFor(services: CommandServices, call: SignInCall): Refusal {
  const until = signedUpHere(services, call)
  if (until === undefined) return failed()
  const query = new URLSearchParams({ email: call.body.email, until })
  throw new HttpProblem(422, 'login.not_activated', { next: `/login/activate?${query}` })
}

interface Proven {
  readonly userId: string
  /** Of their credential before it was looked at. */
  readonly epoch: number | undefined
}

/** Of whoever has proved who they are: by the password, by a passkey, or by the word of a provider. */
export async function entryOf(services: CommandServices, { userId, epoch }: Proven): Promise<Admitted | Refusal> {
  const { state } = await services.executor.load(userAggregate, userId)
  if (state.status === 'unknown' || state.status === 'erased' || !mayEnter(state.status)) return failed()
  const entry = await whereToEnter(services, state)
  return isRefusal(entry) ? entry : { ...entry, epoch }
}

async function whereToEnter(services: CommandServices, state: KnownUser): Promise<Omit<Admitted, 'epoch'> | Refusal> {
  const open = await whereOpen(services.executor, state)
  const position = positionToEnter(open)
  if (!position) return endedWithOrganization(state) ? refuse('login.organization_archived') : failed()
  if (position.role !== 'admin' && (await isLockedDown(services)))
    return refuse('login.platform_locked', {}, { kind: 'locked' })
  return { userId: state.id, positionId: position.id, roles: open.positions.map(({ role }) => role) }
}

/** It has, or is about to. */
const endedWithOrganization = ({ positions }: KnownUser): boolean =>
  positions.some(({ status, before }) => status !== 'archived' || before !== undefined)

async function isLockedDown(services: CommandServices): Promise<boolean> {
  const { state } = await services.executor.load(settingAggregate, LOCKOUT_ID)
  return state.lockout.lockoutEnabled
}

/** After the answer, so that its time tells nothing about whether the account exists. */
function rememberRefusal(services: CommandServices, userId: string, now: Date): void {
  const request = { command: () => ({ type: 'RefuseSignIn' as const, code: 'login.failed' }) }
  const context = systemContext(newId(), now)
  services.runInBackground(() =>
    untilAppended(() => services.executor.execute(userAggregate, userId, request, context)),
  )
}
