// Whom a trainee proposed as supervisor: invited by a coordinator, and named by itself once they have come.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { Position } from '@practicum/infra/event-store/port'
import type { CommandCall } from '@practicum/infra/http/bindings'
import type { InviteEvent } from '@practicum/shared/features/invites/invites.events'
import { invitingProblem } from '@practicum/shared/features/placements/placement-requests.rules'
import type { PlacementCandidates } from '@practicum/shared/features/placements/placements.candidates'
import type { PlacementCommand } from '@practicum/shared/features/placements/placements.decider'
import type { PlacementEvent } from '@practicum/shared/features/placements/placements.events'
import type { Person } from '@practicum/shared/features/placements/placements.state'
import type { Proposed } from '@practicum/shared/features/placements/proposed-supervisor'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { childContext, contextOf, reactionTo } from '../../execution/context'
import type { Executor } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import type { Reaction } from '../../reactions/reaction'
import { inviteSupervisor } from '../invites/invites.invitee'
import { userAggregate } from '../people/people.aggregates'
import { accountOf } from '../people/people.lookup'
import { authorize, placementAggregate } from './placements.aggregate'
import { executeCounting } from './placements.applications'
import { personOf } from './placements.calling'
import { sampleSupervisorFault } from './placements.requesting'

type Call = CommandCall<{ readonly id: string }, { readonly version?: number | undefined }>

/** What the placement is told once they are invited; nobody is, where it would not take it. */
export async function invitedFor(services: CommandServices, call: Call): Promise<PlacementCommand | Refusal> {
  const { commandId } = contextOf(call)
  const { state: placement, version, ran } = await services.executor.load(placementAggregate, call.params.id, commandId)
  const refused = authorize(call.principal, placement, 'decide')
  if (refused || placement.status === 'unknown') return refused ?? refuse('not_found', {}, { kind: 'missing' })
  const { version: seen = version } = call.body
  // Done before, or written for another placement than it is: the placement says so by itself, before anybody gets a mail.
  if (ran || seen !== version) return { type: 'InviteProposed', inviteeId: placement.id, by: personOf(call) }
  const problem = invitingProblem(placement)
  if (problem || !placement.proposed) return problem ?? refuse('placement.nobody_proposed', {}, { kind: 'conflict' })
  const { invited: _invited, ...person } = placement.proposed
  return invite(services, call, { person, to: placement.traineePositionId })
}

interface Proposal {
  readonly person: Proposed
  /** The position of the trainee. */
  readonly to: string
}

async function invite(
  services: CommandServices,
  call: Call,
  { person, to }: Proposal,
): Promise<PlacementCommand | Refusal> {
  const { principal, caller } = call
  const by = personOf(call)
  const context = childContext(contextOf(call), 'invite')
  const invitee = await inviteSupervisor(services, { by: principal, person, locale: caller.locale, context })
  if (isRefusal(invitee)) return invitee
  const { userId, positionId } = invitee
  if (positionId === undefined) return { type: 'InviteProposed', inviteeId: userId, by }
  const supervisor = { userId, positionId }
  const unfit = await sampleSupervisorFault(services.executor, principal, { supervisor, to })
  return unfit ?? { type: 'NameProposed', supervisor, by }
}

type Services = Pick<CommandServices, 'executor' | 'waitUntilProjected'>

/** Whoever was invited may have come before the placement says that they were. */
export const invitedReaction = (
  { executor, waitUntilProjected }: Services,
  { awaiting }: Pick<PlacementCandidates, 'awaiting'>,
): Reaction => ({
  name: 'name-invited-supervisors',
  on: ['InviteAccepted', 'ProposedSupervisorInvited'],
  async handle(event) {
    const { inviteeId, supervisor } = await whoCame(executor, event)
    if (!supervisor) return
    await waitUntilProjected(['placement'], event.position as Position)
    const context = reactionTo(event, 'name-invited', new Date(event.meta.occurredAt))
    for (const id of await awaiting(inviteeId)) {
      const request = { command: () => ({ type: 'NameInvited' as const, inviteeId, supervisor }) }
      await executeCounting(executor, id, request, childContext(context, id))
    }
  },
})

interface Came {
  readonly inviteeId: string
  /** Undefined: they do not supervise there, or not yet. */
  readonly supervisor: Person | undefined
}

async function whoCame(executor: Executor, event: StoredEvent): Promise<Came> {
  if (event.type === 'InviteAccepted') {
    const { userId, positionId } = event.data as Extract<InviteEvent, { type: 'InviteAccepted' }>['data']
    return { inviteeId: userId, supervisor: await supervisorOf(executor, userId, ({ id }) => id === positionId) }
  }
  const { placementId, inviteeId } = event.data as Extract<
    PlacementEvent,
    { type: 'ProposedSupervisorInvited' }
  >['data']
  const { state } = await executor.load(placementAggregate, placementId)
  const here = state.status === 'unknown' ? undefined : state.organizationId
  const supervisor = await supervisorOf(executor, inviteeId, ({ organizationId }) => organizationId === here)
  return { inviteeId, supervisor }
}

interface Held {
  readonly id: string
  readonly organizationId: string
}

/** As the account stands now, which may be another one since it was merged. */
async function supervisorOf(
  executor: Executor,
  invitee: string,
  isMeant: (position: Held) => boolean,
): Promise<Person | undefined> {
  const userId = await accountOf(executor, { userId: invitee })
  const { state } = await executor.load(userAggregate, userId)
  if (!('positions' in state) || state.status !== 'active') return undefined
  const held = state.positions.find(one => one.role === 'supervisor' && one.status === 'active' && isMeant(one))
  return held && { userId, positionId: held.id }
}
