// Commands of people: working from another of one's own positions, how one is reached, and being spoken to in another language.
import type { Position } from '@practicum/infra/event-store/port'
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { refuseAll } from '@practicum/infra/http/invalid-input'
import { HttpProblem } from '@practicum/infra/http/problem'
import type { Role } from '@practicum/shared/access/roles'
import { statesOf } from '@practicum/shared/features/countries/country-data'
import { changeContact } from '@practicum/shared/features/people/contact.contract'
import { contactOf, contactRefusals } from '@practicum/shared/features/people/contact.form'
import {
  acceptTermsAndPrivacy,
  chooseLanguage,
  chooseTimeZone,
  switchPosition,
} from '@practicum/shared/features/people/people.contract'
import { CURRENT_TEXTS, changedTexts } from '@practicum/shared/features/people/terms'
import { userDecider } from '@practicum/shared/features/people/user.decider'
import type { UserState } from '@practicum/shared/features/people/user.state'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { type Executor, replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { unsupportedCountry } from '../countries/country-support.aggregate'
import { userAggregate } from './people.aggregates'
import { isArchived } from './people.lookup'

export function peopleRoutes(services: CommandServices): readonly CommandBinding[] {
  const { executor, sessions } = services
  return [
    bindCommand(switchPosition, async call => {
      const positionId = call.params.id
      const closed = await against(services, call, positionId)
      if (closed) return closed
      const moved =
        call.principal.rootUserId === undefined
          ? switched(services, call, positionId)
          : followed(services, call, positionId)
      const done = await moved
      if (isRefusal(done)) return done
      if (call.caller.session) await sessions.moveTo(call.caller.session.sidHash, positionId)
      return { answer: {}, position: done.position }
    }),
    bindCommand(acceptTermsAndPrivacy, async call => {
      refuseAll(changedTexts(call.body, { terms_version: 'terms_version', privacy_version: 'privacy_version' }))
      const request = { command: () => ({ type: 'AcceptTerms' as const, texts: CURRENT_TEXTS }) }
      const done = await executor.execute(userAggregate, call.principal.userId, request, contextOf(call))
      return replyOf(done, () => ({}))
    }),
    bindCommand(changeContact, async call => {
      const { userId } = call.principal
      const { version, ...said } = call.body
      const { state } = await executor.load(userAggregate, userId)
      refuseAll([
        ...contactRefusals(said, isTrainee(state), statesOf(said.country_code)),
        ...(await movesToUnsupported(executor, userId, said.country_code)),
      ])
      const request = { command: () => ({ type: 'ChangeContact' as const, version, ...contactOf(said) }) }
      const done = await executor.execute(userAggregate, userId, request, contextOf(call))
      return replyOf(done, ({ state: after }) => ({ version: knownOf(after)?.contactVersion ?? 0 }))
    }),
    bindCommand(chooseTimeZone, async call => {
      const request = { command: () => ({ type: 'ChooseTimeZone' as const, zone: call.body.timezone }) }
      const done = await executor.execute(userAggregate, call.principal.userId, request, contextOf(call))
      return replyOf(done, () => ({}))
    }),
    bindCommand(chooseLanguage, async call => {
      const request = { command: () => ({ type: 'ChooseLanguage' as const, ...call.body }) }
      const done = await executor.execute(userAggregate, call.principal.userId, request, contextOf(call))
      return replyOf(done, () => ({}))
    }),
  ]
}

const knownOf = (state: UserState) => (state.status === 'unknown' || state.status === 'erased' ? undefined : state)

const isTrainee = (state: UserState): boolean =>
  knownOf(state)?.positions.some(({ role, status }) => role === 'trainee' && status !== 'archived') ?? false

/** Nobody works from one of an archived organization, before each of its positions has ended. Throws 409 where they have to sign in again. */
async function against(services: CommandServices, call: CommandCall, positionId: string): Promise<Refusal | undefined> {
  const { state } = await services.executor.load(userAggregate, call.principal.userId)
  const position = knownOf(state)?.positions.find(({ id }) => id === positionId)
  if (!position || position.status === 'archived') return undefined
  if (await isArchived(services.executor, position.organizationId)) return refuse('position.archived')
  if (asksForMore(services, call, position.role)) throw new HttpProblem(409, 'position.second_step', { next: '/login' })
  return undefined
}

/** Of a role that nobody holds by a password alone, in a session that nothing else has opened. Whoever acts as somebody has signed in as themselves. */
function asksForMore({ twoFactorRoles }: CommandServices, { caller, principal }: CommandCall, role: Role): boolean {
  const isAsked = twoFactorRoles.has(role) && principal.rootUserId === undefined
  return isAsked && caller.session?.hasSecondStep !== true
}

interface Moved {
  readonly position?: Position | undefined
}

async function switched(
  { executor, waitUntilProjected }: CommandServices,
  call: CommandCall,
  positionId: string,
): Promise<Moved | Refusal> {
  const request = { command: () => ({ type: 'SwitchPosition' as const, positionId }) }
  const done = await executor.execute(userAggregate, call.principal.userId, request, contextOf(call))
  if (!isRefusal(done)) await waitUntilProjected(['person'], done.position)
  return done
}

/** The person goes on from where they were: whoever acts as them moves alone. */
async function followed(
  { executor }: CommandServices,
  { principal }: CommandCall,
  positionId: string,
): Promise<Moved | Refusal> {
  const { state } = await executor.load(userAggregate, principal.userId)
  const decision = userDecider.decide({ type: 'SwitchPosition', positionId }, state)
  return isRefusal(decision) ? decision : {}
}

/** Whoever lives there since before may change the rest. */
async function movesToUnsupported(
  executor: Pick<Executor, 'load' | 'loadWhole'>,
  userId: string,
  country: string,
): Promise<readonly Refusal[]> {
  const refused = await unsupportedCountry(executor, country)
  if (refused.length === 0) return []
  const { events } = await executor.loadWhole(userAggregate, userId)
  const told = events.findLast(event => event.type === 'ContactDetailsChanged')
  return told?.type === 'ContactDetailsChanged' && told.data.countryCode === country ? [] : refused
}
