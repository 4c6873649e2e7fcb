// The one way into a session: whatever the browser had before is destroyed, and a new one with a new secret takes its place.
import type { CommandCall } from '@practicum/infra/http/bindings'
import { deviceCookie, sessionCookie, setCookie, signInFirst } from '@practicum/infra/http/caller'
import { HttpProblem } from '@practicum/infra/http/problem'
import { hashOfSid } from '@practicum/infra/sessions/store'
import type { SessionStage } from '@practicum/shared/access/stages'
import { LAST_ROUTE_HOURS } from '@practicum/shared/features/sessions/sessions.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { userAggregate } from '../features/people/people.aggregates'
import { DEVICE_SECONDS } from '../features/sessions/sessions.device'
import { systemContext } from './context'
import type { CommandServices } from './ports'

export interface Entering {
  readonly userId: string
  readonly positionId: string
  /** Of the credential when what lets them in was looked at: where it has changed since, nobody is let in. */
  readonly epoch?: number | undefined
  /** By more than a password; what is raised always is. */
  readonly hasSecondStep?: boolean
  /** The session of before is the proof: of those who raise it at the same time, one is let in. */
  readonly raises?: true
}

export interface Opened {
  /** Of the new session. */
  readonly csrf_token: string
  /** Undefined: nobody may enter by it. */
  readonly sessionId: string | undefined
}

type Staged = Entering & { readonly stage: SessionStage }

export async function openSession(
  services: Pick<CommandServices, 'sessions' | 'csrf'>,
  { caller, http }: Pick<CommandCall, 'caller' | 'http'>,
  entering: Staged,
): Promise<Opened> {
  const sid = await made(services, caller, entering)
  if (sid === undefined)
    throw entering.raises ? signInFirst({ ...caller, begun: undefined }) : new HttpProblem(422, 'login.failed')
  setCookie(http.response, sessionCookie(http.request), sid)
  const session = await services.sessions.find(sid)
  const principal = entering.stage === 'full' ? session?.principal : undefined
  return { csrf_token: services.csrf.issue(principal, hashOfSid(sid)), sessionId: session?.id }
}

/** Undefined: what lets them in does not stand any more. */
async function made(
  { sessions }: Pick<CommandServices, 'sessions'>,
  { ip, userAgent, sidHash }: CommandCall['caller'],
  { epoch, raises, ...entering }: Staged,
): Promise<string | undefined> {
  const session = { ...entering, ip, userAgent }
  if (raises) return sessions.raise(session, sidHash)
  await sessions.end(sidHash)
  return epoch === undefined ? sessions.create(session) : sessions.createProven(session, epoch)
}

export interface Entered {
  readonly id: string
  readonly csrf_token: string
  readonly redirect: string
}

/** Signs in to the end: on record, and from then on the device is known. */
export async function enter(services: CommandServices, call: CommandCall, entering: Entering): Promise<Entered> {
  const { userId, positionId } = entering
  const { csrf_token } = await openSession(services, call, { ...entering, stage: 'full' })
  const { caller, http } = call
  const account = await services.credentials.accountOf(userId)
  const cookie = deviceCookie(http.request)
  const knownDevice = account !== undefined && services.devices.recognise(caller.cookies[cookie], account) !== undefined
  const request = { command: () => ({ type: 'SignIn' as const, positionId, knownDevice }) }
  await services.executor.execute(userAggregate, userId, request, ownContext(call, entering))
  if (account !== undefined && !knownDevice)
    setCookie(http.response, cookie, services.devices.issue(account), DEVICE_SECONDS)
  return { id: userId, csrf_token, redirect: await destination(services, userId) }
}

/** Of somebody who was nobody when the call came. */
function ownContext({ caller, now }: CommandCall, { userId, positionId }: Entering) {
  const context = systemContext(newId(), now)
  const actor = { userId, positionId }
  return { ...context, meta: { ...context.meta, actor, correlationId: caller.correlationId } }
}

const NEVER_RESTORED = ['/login', '/auth', '/dashboard']

async function destination({ lastRoutes }: CommandServices, userId: string): Promise<string> {
  const path = await lastRoutes.recent(userId, LAST_ROUTE_HOURS)
  const restorable = path !== undefined && !NEVER_RESTORED.some(never => isAt(path, never))
  return restorable ? path : '/dashboard'
}

const isAt = (path: string, never: string): boolean =>
  path === never || ['?', '#', '/'].some(mark => path.startsWith(`${never}${mark}`))
