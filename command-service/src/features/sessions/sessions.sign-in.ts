// Decides whether somebody may sign in. Every "no" before the password is right sounds and takes the same.
import type { CommandCall } from '@practicum/infra/http/bindings'
import { deviceCookie } from '@practicum/infra/http/caller'
import { HttpProblem } from '@practicum/infra/http/problem'
import { mayEnter, type Role } from '@practicum/shared/access/roles'
import type { BodyOf } from '@practicum/shared/contract/row'
import { positionToEnter } from '@practicum/shared/features/people/user.positions'
import type { KnownUser } from '@practicum/shared/features/people/user.state'
import { lapsesAt } from '@practicum/shared/features/people/user.verification'
import type { signIn } from '@practicum/shared/features/sessions/sessions.contract'
import { LOCKOUT_ID } from '@practicum/shared/features/settings/settings.contract'
import { dateIn } from '@practicum/shared/kernel/dates'
import { newId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { systemContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { untilAppended } from '../../execution/until-appended'
import { userAggregate } from '../people/people.aggregates'
import { whereOpen } from '../people/people.lookup'
import { settingAggregate } from '../settings/settings.routes'
import { lockSignIn } from './sessions.locking'
import { giveTryBack, restoreTries, takeTry } from './sessions.throttle'

export interface Admitted {
  readonly userId: string
  readonly positionId: string
  /** Of all positions that one may work from. */
  readonly roles: readonly Role[]
}

const failed = (): Refusal => refuse('login.failed')

export async function admit(
  services: CommandServices,
  call: CommandCall<unknown, BodyOf<typeof signIn>>,
): Promise<Admitted | Refusal> {
  const account = services.credentials.emailIndex(call.body.email)
  const device = services.devices.recognise(call.caller.cookies[deviceCookie(call.http.request)], account)
  const attempt = { account, ip: call.caller.ip, device }
  const { refusal, locks } = await takeTry(services.attempts, attempt)
  if (locks) rememberLock(services, call.body.email, call.now)
  if (refusal) return refusal
  const { verified, userId } = await services.passwords
    .verify(call.http.request, call.http.response)
    .catch((error: unknown) => giveTryBack(services.attempts, attempt).then(() => Promise.reject(error)))
  if (!verified || userId === undefined) {
    if (userId !== undefined) rememberRefusal(services, userId, call.now)
    return failed()
  }
  const entry = await entryOf(services, { userId, email: call.body.email })
  if (isRefusal(entry)) return entry
  await restoreTries(services.attempts, attempt)
  return entry
}

interface Proven {
  readonly userId: string
  /** Given with the password; who is not activated is led to where the mail to it is sent again. */
  readonly email?: string
}

/** Of whoever has proved who they are: by the password, by a passkey, or by the word of a provider. */
export async function entryOf(services: CommandServices, { userId, email }: Proven): Promise<Admitted | Refusal> {
  const { state } = await services.executor.load(userAggregate, userId)
  if (state.status === 'pending' && email !== undefined) throw notActivated(state, email)
  if (state.status === 'unknown' || state.status === 'erased' || !mayEnter(state.status)) return failed()
  return whereToEnter(services, state)
}

async function whereToEnter(services: CommandServices, state: KnownUser): Promise<Admitted | Refusal> {
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

/** Leads to where the mail is sent again; with the day on which the account is deleted. */
function notActivated({ verification, zone }: KnownUser, email: string): HttpProblem {
  const until = verification && dateIn(zone, new Date(lapsesAt(verification.since)))
  const query = new URLSearchParams({ email, ...(until !== undefined && { until }) })
  return new HttpProblem(422, 'login.not_activated', { next: `/login/activate?${query}` })
}

async function isLockedDown(services: CommandServices): Promise<boolean> {
  const { state } = await services.executor.load(settingAggregate, LOCKOUT_ID)
  return state.lockout.lockoutEnabled
}

/** The owner hears of it; of an account that does not exist, nobody does. After the answer, as below. */
function rememberLock(services: CommandServices, email: string, now: Date): void {
  services.runInBackground(async () => {
    const credential = await services.credentials.find(email)
    if (credential) await lockSignIn(services, credential.userId, now)
  })
}

/** After the answer, so that its time tells nothing about whether the account exists. */
function rememberRefusal(services: CommandServices, userId: string, now: Date): void {
  const request = { command: () => ({ type: 'RefuseSignIn' as const, code: 'login.failed' }) }
  const context = systemContext(newId(), now)
  services.runInBackground(() =>
    untilAppended(() => services.executor.execute(userAggregate, userId, request, context)),
  )
}
