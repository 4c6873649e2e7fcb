// Commands of sessions: signing in and out, and where a person was last.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { deviceCookie, sessionCookie, setCookie } from '@practicum/infra/http/caller'
import { hashOfSid } from '@practicum/infra/sessions/store'
import { LAST_ROUTE_HOURS, saveLastRoute, signIn, signOut } from '@practicum/shared/features/sessions/sessions.contract'
import { liftSignInLock } from '@practicum/shared/features/sessions/sign-in-lock.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { contextOf, systemContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { userAggregate } from '../people/people.aggregates'
import { DEVICE_SECONDS } from './sessions.device'
import { liftLock } from './sessions.lock'
import { type Admitted, admit } from './sessions.sign-in'

export function sessionRoutes(services: CommandServices): readonly CommandBinding[] {
  return [
    bindCommand(signIn, async call => {
      const admitted = await admit(services, call)
      if (isRefusal(admitted)) return admitted
      const csrf_token = await openSession(services, call, admitted)
      const redirect = await destination(services, admitted.userId)
      return { answer: { id: admitted.userId, auth_code_required: false, phone: null, csrf_token, redirect } }
    }),
    bindCommand(signOut, async call => {
      const { userId } = call.principal
      const signOutRequest = { command: () => ({ type: 'SignOut' as const }) }
      const done = await services.executor.execute(userAggregate, userId, signOutRequest, contextOf(call))
      if (call.caller.session) await services.sessions.end(call.caller.session.sidHash)
      const { request, response } = call.http
      setCookie(response, sessionCookie(request), '', 0)
      response.set('Clear-Site-Data', call.body.keep_page ? '"cache"' : '"cache", "storage"')
      return isRefusal(done) ? done : { answer: {} }
    }),
    bindCommand(liftSignInLock, async call => {
      const lifted = await liftLock(services, call.params.id, contextOf(call))
      return isRefusal(lifted) ? lifted : { answer: { lifted } }
    }),
    bindCommand(saveLastRoute, async call => {
      const { userId, rootUserId } = call.principal
      if (rootUserId === undefined) await services.lastRoutes.save(userId, call.body.path)
      return { answer: {} }
    }),
  ]
}

/** A new secret at every sign-in; the session that the browser had before is ended. */
async function openSession(services: CommandServices, call: CommandCall, admitted: Admitted): Promise<string> {
  const { caller, http } = call
  const { userId, positionId, account, device } = admitted
  if (caller.session) await services.sessions.end(caller.session.sidHash)
  const { ip, userAgent } = caller
  const sid = await services.sessions.create({ userId, positionId, ip, userAgent })
  const request = { command: () => ({ type: 'SignIn' as const, positionId, knownDevice: device !== undefined }) }
  const context = systemContext(newId(), call.now)
  const own = {
    ...context,
    meta: { ...context.meta, actor: { userId, positionId }, correlationId: caller.correlationId },
  }
  await services.executor.execute(userAggregate, userId, request, own)
  setCookie(http.response, sessionCookie(http.request), sid)
  if (device === undefined)
    setCookie(http.response, deviceCookie(http.request), services.devices.issue(account), DEVICE_SECONDS)
  const session = await services.sessions.find(sid)
  return services.csrf.issue(session?.principal, hashOfSid(sid))
}

const NEVER_RESTORED = ['/login', '/dashboard']

async function destination({ lastRoutes }: CommandServices, userId: string): Promise<string> {
  const path = await lastRoutes.recent(userId, LAST_ROUTE_HOURS)
  const restorable =
    path !== undefined &&
    !NEVER_RESTORED.some(never => path === never || path.startsWith(`${never}?`) || path.startsWith(`${never}#`))
  return restorable ? path : '/dashboard'
}
