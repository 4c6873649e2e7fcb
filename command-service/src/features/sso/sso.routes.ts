// Commands of signing in by a provider, bound to their contract rows.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { signInFirst } from '@practicum/infra/http/caller'
import type { SsoProviderName } from '@practicum/shared/access/sso'
import type { AnswerOf } from '@practicum/shared/contract/row'
import { beginSso, completeSso, disableSso, linkSso } from '@practicum/shared/features/sso/sso.contract'
import { newId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal, refuse, refuseTooMany } from '@practicum/shared/kernel/refusal'
import { contextOf, systemContext } from '../../execution/context'
import { executeEnding } from '../../execution/ending'
import { answered } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { userAggregate } from '../people/people.aggregates'
import { letIn } from '../sessions/sessions.letting-in'
import { provenHash } from '../sessions/sessions.proving'
import { entryOf } from '../sessions/sessions.sign-in'
import { type ComeBack, type Completion, comeBack } from './sso.coming-back'
import { leaveFor } from './sso.leaving'
import { linked } from './sso.linking'

type Completed = AnswerOf<typeof completeSso>

/** A school at the beginning of a term begins often; each leaves a row for ten minutes. */
const BEGUN_FROM_ADDRESS = 200
const WINDOW = 15 * 60
const begunKey = ({ caller }: Pick<CommandCall, 'caller'>): string => `sso:${caller.ip}`

export const ssoRoutes = (services: CommandServices): readonly CommandBinding[] => [
  bindCommand(beginSso, async call => {
    const { provider } = call.params
    const taken = await services.attempts.take({
      key: begunKey(call),
      limit: BEGUN_FROM_ADDRESS,
      windowSeconds: WINDOW,
    })
    if (!taken.allowed) return refuseTooMany('sso.too_many', taken.retryInSeconds)
    return answered(await leaveFor(services, call, { provider, askedFor: call.body.to }))
  }),
  bindCommand(linkSso, async call => {
    const { provider, password } = call.body
    const proven = await provenHash(services, call, { password, field: 'password' })
    if (isRefusal(proven)) return proven
    if (await isLinked(services, call.principal.userId, provider)) return refuse('sso.linked_already')
    const { session } = call.caller
    if (!session) throw signInFirst(call.caller)
    return answered(await leaveFor(services, call, { provider, sessionId: session.id }))
  }),
  bindCommand(completeSso, async call => {
    const back = await comeBack(services, call)
    if (isRefusal(back)) return back
    const { sessionId } = back.attempt
    return answered(await (sessionId === undefined ? enterBy(services, call, back) : link(services, call, back)))
  }),
  bindCommand(disableSso, async call => {
    const { provider, password } = call.body
    const proven = await provenHash(services, call, { password, field: 'password' })
    if (isRefusal(proven)) return proven
    const { userId } = call.principal
    const command = () => ({ type: 'UnlinkSso' as const, provider })
    const done = await executeEnding(services, { userId, command, except: call.caller.sidHash }, contextOf(call))
    if (isRefusal(done)) return done
    const removed = await services.sso.identities.remove(userId, provider)
    if (removed) await services.sessions.endAllOf(userId, call.caller.sidHash)
    return { answer: { removed } }
  }),
]

async function isLinked({ sso }: CommandServices, userId: string, provider: SsoProviderName): Promise<boolean> {
  return (await sso.identities.linksOf(userId)).some(link => link.provider === provider)
}

async function link(services: CommandServices, call: Completion, { identity }: ComeBack): Promise<Completed | Refusal> {
  const { provider } = call.params
  const { userId } = call.principal
  const refused = await linked(services, call, { userId, provider, identity })
  if (refused) return refused
  const { session, sidHash } = call.caller
  const csrf_token = services.csrf.issue(session?.principal, sidHash)
  return {
    ...{ linked: true, id: userId, auth_code_required: false, phone: null },
    ...{ csrf_token, redirect: '/account', asked_for: null },
  }
}

/** The word of the provider stands for the password, and for nothing else: what is asked for after it is asked for all the same. */
async function enterBy(
  services: CommandServices,
  call: Completion,
  { attempt, identity }: ComeBack,
): Promise<Completed | Refusal> {
  const { provider } = call.params
  const userId = await services.sso.identities.ownerOf(identity)
  if (userId === undefined) return refuse('sso.not_linked')
  const epoch = await services.credentials.epochOf(userId)
  const entry = await entryOf(services, { userId, epoch })
  if (isRefusal(entry)) return entry
  const request = { command: () => ({ type: 'ProveBySso' as const, provider }) }
  const proven = await services.executor.execute(userAggregate, userId, request, systemContext(newId(), call.now))
  if (isRefusal(proven)) return proven
  await services.sso.identities.used(userId, provider)
  // It was no vain one: a school at the beginning of a term signs in from one address.
  await services.attempts.giveBack(begunKey(call))
  return { ...(await letIn(services, call, entry)), linked: false, asked_for: attempt.askedFor ?? null }
}
