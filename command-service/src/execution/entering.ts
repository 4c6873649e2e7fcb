// The one way into a session: whatever the browser had before is destroyed, and a new one with a new secret takes its place.
import type { CommandCall } from '@practicum/infra/http/bindings'
import { deviceCookie, sessionCookie, setCookie, signInFirst } from '@practicum/infra/http/caller'
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
  /** The session of before is the proof: of those who raise it at the same time, one is let in. */
  readonly raises?: true
}

export interface Opened {
  /** Of the new session. */
  readonly csrf_token: string
  /** Undefined: nobody may enter by it. */
  readonly sessionId: string | undefined
}

export async function openSession(
  services: Pick<CommandServices, 'sessions' | 'csrf'>,
  { caller, http }: Pick<CommandCall, 'caller' | 'http'>,
  { raises, ...entering }: Entering & { readonly stage: SessionStage },
): Promise<Opened> {
  const { ip, userAgent } = caller
  const isGone = await services.sessions.end(caller.sidHash)
  if (raises && !isGone) throw signInFirst({ ...caller, begun: undefined })
  const sid = await services.sessions.create({ ...entering, ip, userAgent })
  setCookie(http.response, sessionCookie(http.request), sid)
  const session = await services.sessions.find(sid)
  const principal = entering.stage === 'full' ? session?.principal : undefined
  return { csrf_token: services.csrf.issue(principal, hashOfSid(sid)), sessionId: session?.id }
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
