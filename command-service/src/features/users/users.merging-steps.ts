// What merging two accounts is made of, and undoing it: each step may be repeated, and then changes nothing.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { UserEvent } from '@practicum/shared/features/people/user.events'
import { type Mergeable, mergeRefusal } from '@practicum/shared/features/people/user.merging'
import type { MovedPosition } from '@practicum/shared/features/people/user.merging-events'
import type { KnownUser, UserState } from '@practicum/shared/features/people/user.state'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { type CommandContext, childContext } from '../../execution/context'
import { executeEnding } from '../../execution/ending'
import type { ExecutionResult } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { endTokens } from '../api-tokens/api-tokens.ending'
import { organizationAggregate, userAggregate } from '../people/people.aggregates'
import { giveBackLinks } from '../sso/sso.giving-back'

export type MergingServices = Pick<CommandServices, 'executor' | 'sessions' | 'drafts' | 'sso'>
export type EventData<Type extends UserEvent['type']> = Extract<UserEvent, { type: Type }>['data']
type Done = ExecutionResult<UserState> | Refusal

const missing = (): Refusal => refuse('not_found', {}, { kind: 'missing' })
export const isThere = (state: UserState): state is KnownUser => state.status !== 'unknown' && state.status !== 'erased'

/** Nobody gets in by what had opened the account that has closed. */
export async function closeEntry(services: CommandServices, userId: string, context: CommandContext): Promise<void> {
  await services.sessions.endAllOf(userId)
  await endTokens(services, { userId }, context)
}

export const endTokensIn = async (
  services: CommandServices,
  { userId, positions }: Pick<EventData<'AccountSeparated'>, 'userId' | 'positions'>,
  context: CommandContext,
): Promise<void> => {
  for (const { positionId } of positions) await endTokens(services, { userId, positionId }, context)
}

interface Pair {
  /** Of the account that is kept. */
  readonly id: string
  /** Of the one that closes. */
  readonly accountId: string
  readonly mergeId: string
}

/** Closes the one and takes it in to the other; answers as that stands. */
export async function merged(
  services: MergingServices,
  { id, accountId, mergeId }: Pair,
  context: CommandContext,
): Promise<Done> {
  const { state: kept } = await services.executor.load(userAggregate, id)
  if (!isThere(kept)) return missing()
  const at = context.now.toISOString()
  const command = (state: UserState) => {
    if (!isThere(state)) return refuse('user.merge_unknown', {}, { field: 'account_id' })
    const refusal = mergeRefusal(mergeable(kept), mergeable(state))
    return refusal ?? ({ type: 'MergeInto', mergeId, accountId: id, at } as const)
  }
  const closed = await executeEnding(services, { userId: accountId, command }, context)
  if (isRefusal(closed)) return closed
  const told = dataOf(closed.events, 'MergedIntoAnother')
  return told ? takeIn(services, told, context) : closed
}

const mergeable = ({ id, status, positions, mergedInto }: KnownUser): Mergeable => ({
  ...{ id, status, positions, isMerged: mergedInto !== undefined },
})

/** Where the other account is not there any more, it opens again. */
export async function takeIn(
  services: MergingServices,
  { userId, accountId, ...merge }: EventData<'MergedIntoAnother'>,
  context: CommandContext,
): Promise<Done> {
  const { mergeId, mergedAt, positions, mergedIds } = merge
  const all = [userId, ...mergedIds]
  const command = () => ({ type: 'TakeIn' as const, mergeId, accountId: userId, mergedAt, positions, mergedIds: all })
  const done = await services.executor.execute(userAggregate, accountId, { command }, childContext(context, 'take-in'))
  if (isRefusal(done)) {
    await comeBack(services, { id: userId, mergeId, positions }, context)
    return done
  }
  await follow(services, { from: userId, to: accountId, positions: heldBy(done.state, positions) }, context)
  return done
}

/** Whoever worked from what is given back is signed out. */
export async function giveBack(
  services: MergingServices,
  { userId, accountId, mergeId, mergedIds, positions }: EventData<'AccountSeparated'>,
  context: CommandContext,
): Promise<Done> {
  await giveBackLinks(services, { userId, accounts: mergedIds }, context)
  await services.sessions.endAllOf(userId)
  const done = await comeBack(services, { id: accountId, mergeId, positions }, context)
  if (isRefusal(done)) return done
  await follow(services, { from: userId, to: accountId, positions: heldBy(done.state, positions) }, context)
  return done
}

/** What they have of it now: the event may come late. */
const heldBy = (state: UserState, moved: readonly MovedPosition[]): readonly MovedPosition[] =>
  isThere(state) ? moved.filter(({ positionId }) => state.positions.some(({ id }) => id === positionId)) : []

interface Move {
  readonly from: string
  readonly to: string
  readonly positions: readonly MovedPosition[]
}

/** What belongs to the account itself, and goes with its positions: what was typed there, and that an organization is theirs. */
async function follow({ drafts, executor }: MergingServices, { from, to, positions }: Move, context: CommandContext) {
  await drafts.move(
    { from, to },
    positions.map(({ positionId }) => positionId),
  )
  for (const { positionId, role, organizationId } of positions) {
    const { state } = await executor.load(organizationAggregate, organizationId)
    if (!('owner' in state) || state.owner?.positionId !== positionId || state.owner.userId === to) continue
    const command = () => ({ type: 'ChooseOwner' as const, positions: [{ userId: to, positionId, role }] })
    await executor.execute(organizationAggregate, organizationId, { command }, childContext(context, organizationId))
  }
}

const comeBack = (
  { executor }: MergingServices,
  { id, mergeId, positions }: { readonly id: string } & Pick<EventData<'AccountSeparated'>, 'mergeId' | 'positions'>,
  context: CommandContext,
): Promise<Done> =>
  executor.execute(
    userAggregate,
    id,
    { command: () => ({ type: 'ComeBack' as const, mergeId, positions }) },
    childContext(context, 'come-back'),
  )

export function dataOf<Type extends UserEvent['type']>(
  events: readonly StoredEvent[],
  type: Type,
): EventData<Type> | undefined {
  return events.find(event => event.type === type)?.data as EventData<Type> | undefined
}
