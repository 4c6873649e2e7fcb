// Looks people up for commands, from their own streams: never from a read model that may lag.
import { mayPick } from '@practicum/shared/access/picking'
import type { Principal } from '@practicum/shared/access/principal'
import type { Role } from '@practicum/shared/access/roles'
import type { PositionState } from '@practicum/shared/features/people/user.positions'
import type { UserState } from '@practicum/shared/features/people/user.state'
import { dateIn } from '@practicum/shared/kernel/dates'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import type { Executor } from '../../execution/executor'
import { organizationAggregate, userAggregate } from './people.aggregates'

export interface FoundPerson {
  readonly userId: string
  readonly positionId: string
  readonly role: Role
  readonly zone: string
}

/** The person in that position, when the principal may pick them; otherwise a refusal that tells nothing about whether they exist. */
export async function pickedPerson(
  executor: Executor,
  principal: Principal,
  picked: { readonly id: string; readonly position_id: string },
): Promise<FoundPerson | Refusal> {
  const { state } = await executor.load(userAggregate, picked.id)
  if (state.status === 'unknown' || state.status === 'erased') return refuse('person.not_available')
  const position = state.positions.find(({ id }) => id === picked.position_id)
  if (!position) return refuse('person.not_available')
  const { id: positionId, organizationId, role, status: positionStatus } = position
  const allowed = mayPick(principal, { positionId, organizationId, role, positionStatus, userStatus: state.status })
  return allowed ? { userId: state.id, positionId, role, zone: state.zone } : refuse('person.not_available')
}

interface Held {
  readonly userId: string
  readonly positionId?: string | undefined
}

/** The account that has what this one had, in that position: itself, the one that it was merged into, or the one that it was given back to. */
export async function accountOf(executor: Pick<Executor, 'load'>, held: Held): Promise<string> {
  return accountBy(async id => (await executor.load(userAggregate, id)).state, held)
}

/** The same as far as it is remembered, without asking the log anew: for whoever may be found by the account of before as well. */
export const lastAccountOf = (executor: Pick<Executor, 'loadAfter'>, held: Held): Promise<string> =>
  accountBy(async id => (await executor.loadAfter(userAggregate, { entityId: id, revision: 0n })).state, held)

async function accountBy(stateOf: (id: string) => Promise<UserState>, { userId, positionId }: Held): Promise<string> {
  const state = await stateOf(userId)
  if (!('merges' in state)) return userId
  const { mergedInto, gaveBack } = state
  const next = mergedInto?.accountId ?? (positionId === undefined ? undefined : gaveBack[positionId])
  return next === undefined ? userId : accountBy(stateOf, { userId: next, positionId })
}

/** Ids of those that somebody holds, by whichever account they were given. */
export async function positionsOf(executor: Pick<Executor, 'load'>, userId: string): Promise<ReadonlySet<string>> {
  const { state } = await executor.load(userAggregate, userId)
  return new Set('positions' in state ? state.positions.map(({ id }) => id) : [])
}

/** The account that a position was given to: whatever is kept for its holder by an id stays where it is when accounts are merged. */
export async function originOf(executor: Pick<Executor, 'load'>, { userId, positionId = '' }: Held): Promise<string> {
  const { state } = await executor.load(userAggregate, userId)
  if (!('merges' in state)) return userId
  const came = state.merges.find(({ positionIds }) => positionIds.includes(positionId))
  const before = came?.accountId ?? state.gaveBack[positionId]
  return before === undefined ? userId : originOf(executor, { userId: before, positionId })
}

/** A position of somebody in the caller's organization that they can work from; of two alike, the one that they work from. */
export async function positionHere(
  executor: Pick<Executor, 'load'>,
  { organizationId }: Principal,
  { userId, role, positionId }: { readonly userId: string; readonly role: Role; readonly positionId?: string },
): Promise<PositionState | undefined> {
  const { state } = await executor.load(userAggregate, userId)
  if (!('positions' in state)) return undefined
  const fit = state.positions.filter(
    one =>
      one.role === role &&
      one.organizationId === organizationId &&
      one.status !== 'archived' &&
      (positionId === undefined || one.id === positionId),
  )
  return fit.find(({ id }) => id === state.currentPositionId) ?? fit[0]
}

/** As the person's own stream last said it; empty for somebody who was erased or never was. */
export async function nameOf(executor: Executor, userId: string): Promise<string> {
  const { state, events } = await executor.loadWhole(userAggregate, userId)
  if (state.status === 'unknown' || state.status === 'erased') return ''
  const named = events.findLast(({ data }) => 'firstName' in data)?.data ?? {}
  return [named.firstName, named.lastName].filter(part => typeof part === 'string').join(' ')
}

/** Nobody opens one that is, and nobody is let in; one that was deleted is as closed. */
export async function isArchived(executor: Executor, organizationId: string): Promise<boolean> {
  const { state } = await executor.load(organizationAggregate, organizationId)
  return state.status !== 'active'
}

/** Somebody with the positions alone that they can work from: those of archived organizations end one by one. */
export async function whereOpen<Person extends { readonly positions: readonly PositionState[] }>(
  executor: Executor,
  person: Person,
): Promise<Person> {
  const open = person.positions.filter(({ status }) => status !== 'archived')
  const ids = [...new Set(open.map(({ organizationId }) => organizationId))]
  const archived = await Promise.all(ids.map(id => isArchived(executor, id)))
  const isOpen = new Set(ids.filter((_id, at) => !archived[at]))
  return { ...person, positions: open.filter(({ organizationId }) => isOpen.has(organizationId)) }
}

/** The day where an organization is. */
export async function todayAt(executor: Executor, organizationId: string, now: Date): Promise<string> {
  const { state } = await executor.load(organizationAggregate, organizationId)
  return dateIn(state.status === 'unknown' ? 'UTC' : state.details.zone, now)
}
