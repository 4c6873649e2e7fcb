// Commands of sessions: signing in and out, and where a person was last.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { sessionCookie, setCookie } from '@practicum/infra/http/caller'
import { saveLastRoute, signIn, signOut } from '@practicum/shared/features/sessions/sessions.contract'
import { liftOwnLock, liftSignInLock } from '@practicum/shared/features/sessions/sign-in-lock.contract'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import { contextOf, visitorContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { tellEnd } from '../login-as/login-as.telling'
import { userAggregate } from '../people/people.aggregates'
import { letIn } from './sessions.letting-in'
import { liftLock } from './sessions.lock'
import { liftByMail } from './sessions.locking'
import { admit } from './sessions.sign-in'

export function sessionRoutes(services: CommandServices): readonly CommandBinding[] {
  return [
    bindCommand(signIn, async call => {
      const admitted = await admit(services, call)
      return isRefusal(admitted) ? admitted : { answer: await letIn(services, call, admitted) }
    }),
    bindCommand(signOut, async call => {
      const done = await signedOut(services, call)
      if (call.caller.session) await services.sessions.end(call.caller.session.sidHash)
      const { request, response } = call.http
      setCookie(response, sessionCookie(request), '', 0)
      response.set('Clear-Site-Data', call.body.keep_page ? '"cache"' : '"cache", "storage"')
      return done ?? { answer: {} }
    }),
    bindCommand(liftSignInLock, async call => {
      const lifted = await liftLock(services, call.params.id, contextOf(call))
      return isRefusal(lifted) ? lifted : { answer: { lifted } }
    }),
    bindCommand(liftOwnLock, async call => {
      const { body, caller } = call
      const lifted = await liftByMail(services, { ...body, ip: caller.ip }, visitorContext(call))
      return isRefusal(lifted) ? lifted : { answer: { lifted } }
    }),
    bindCommand(saveLastRoute, async call => {
      const { userId, rootUserId } = call.principal
      if (rootUserId === undefined) await services.lastRoutes.save(userId, call.body.path, call.body.logging_in)
      return { answer: {} }
    }),
  ]
}

/** On record with the person; whoever acts as somebody does not sign that person out. */
async function signedOut(services: CommandServices, call: CommandCall): Promise<Refusal | undefined> {
  const { userId, rootUserId } = call.principal
  const { session } = call.caller
  if (session && rootUserId !== undefined) {
    await tellEnd(services, { sessionId: session.id, userId, rootUserId, how: 'signed_out' }, contextOf(call))
    return undefined
  }
  const request = { command: () => ({ type: 'SignOut' as const }) }
  const done = await services.executor.execute(userAggregate, userId, request, contextOf(call))
  return isRefusal(done) ? done : undefined
}
