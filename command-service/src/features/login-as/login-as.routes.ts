// Commands of acting as somebody, bound to their contract rows.
import { bindCommand, type CommandBinding, type CommandCall, type CommandReply } from '@practicum/infra/http/bindings'
import { sessionCookie, setCookie, signInFirst } from '@practicum/infra/http/caller'
import { hashOfSid, type Session } from '@practicum/infra/sessions/store'
import type { AnswerOf, BodyOf, ParamsOf } from '@practicum/shared/contract/row'
import { endLoginAs, startLoginAs } from '@practicum/shared/features/login-as/login-as.contract'
import { whyNotAs } from '@practicum/shared/features/people/user.login-as'
import { positionToEnter } from '@practicum/shared/features/people/user.positions'
import { newId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { userAggregate } from '../people/people.aggregates'
import { whereOpen } from '../people/people.lookup'
import { provenHash } from '../sessions/sessions.proving'
import { tellEnd } from './login-as.telling'

type StartCall = CommandCall<ParamsOf<typeof startLoginAs>, BodyOf<typeof startLoginAs>>

export const loginAsRoutes = (services: CommandServices): readonly CommandBinding[] => [
  bindCommand(startLoginAs, call => start(services, call)),
  bindCommand(endLoginAs, call => end(services, call)),
]

async function start(
  services: CommandServices,
  call: StartCall,
): Promise<CommandReply<AnswerOf<typeof startLoginAs>> | Refusal> {
  const { password, return_to: returnTo } = call.body
  const { userId: rootUserId } = call.principal
  const { state } = await services.executor.load(userAggregate, call.params.id)
  if (state.status === 'unknown' || state.status === 'erased') return refuse('not_found', {}, { kind: 'missing' })
  const open = await whereOpen(services.executor, state)
  const refused = whyNotAs(open, rootUserId) ?? (await provenHash(services, call, { password, field: 'password' }))
  if (isRefusal(refused)) return refused
  const beginning = { sessionId: newId(), userId: state.id, rootUserId }
  await services.loginAs.begin({ ...beginning, returnTo })
  const written = await onRecord(services, call, beginning)
  if (isRefusal(written)) return written
  const sid = await services.loginAs.act({
    ...beginning,
    positionId: positionToEnter(open)?.id ?? '',
    sidHash: sessionOf(call).sidHash,
    ip: call.caller.ip,
    userAgent: call.caller.userAgent,
  })
  if (sid === undefined) throw signInFirst({ ...call.caller, begun: undefined })
  // Where one was last is the person’s: nothing of theirs is taken up.
  return goOn(services, call, { sid, id: state.id, redirect: '/dashboard', position: written })
}

/** Before the session: one that could be used without a trace would be worse than a trace of one that could not. */
async function onRecord(
  { executor, loginAs }: CommandServices,
  call: StartCall,
  { sessionId, userId, rootUserId: adminId }: { sessionId: string; userId: string; rootUserId: string },
) {
  const { reason } = call.body
  const command = () => ({ type: 'StartLoginAs' as const, adminId, sessionId, reason })
  const done = await executor.execute(userAggregate, userId, { command }, contextOf(call))
  if (!isRefusal(done)) return done.position
  await loginAs.told(sessionId)
  return done
}

async function end(
  services: CommandServices,
  call: CommandCall,
): Promise<CommandReply<AnswerOf<typeof endLoginAs>> | Refusal> {
  const { id: sessionId, principal } = sessionOf(call)
  const { userId, rootUserId } = principal
  if (rootUserId === undefined) return refuse('login_as.none', {}, { kind: 'conflict' })
  const resumed = await services.loginAs.resume(sessionId)
  if (!resumed) throw signInFirst({ ...call.caller, begun: undefined })
  const position = await tellEnd(services, { sessionId, userId, rootUserId, how: 'stopped' }, contextOf(call))
  const { sid, userId: id, returnTo } = resumed
  return goOn(services, call, { sid, id, redirect: returnTo ?? '/dashboard', position })
}

interface GoingOn {
  readonly sid: string
  readonly id: string
  readonly redirect: string
  readonly position: string | undefined
}

/** The browser is somebody else from the answer on. */
async function goOn({ sessions, csrf }: CommandServices, { http }: CommandCall, going: GoingOn) {
  const { sid, id, redirect, position } = going
  const sidHash = hashOfSid(sid)
  if (position !== undefined) await sessions.wrote(sidHash, position)
  setCookie(http.response, sessionCookie(http.request), sid)
  const session = await sessions.find(sid)
  return { answer: { id, csrf_token: csrf.issue(session?.principal, sidHash), redirect } }
}

function sessionOf({ caller }: Pick<CommandCall, 'caller'>): Session {
  if (!caller.session) throw signInFirst(caller)
  return caller.session
}
