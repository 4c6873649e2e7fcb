// Two accounts of one person become one: the other closes first, then the one that is kept has its positions. Whatever is interrupted is finished by the reaction.
import type { StoredEvent } from '@practicum/infra/codec/codec'
import type { Position } from '@practicum/infra/event-store/port'
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { allows } from '@practicum/shared/access/policy'
import { personPolicy } from '@practicum/shared/features/people/people.policy'
import type { UserEvent } from '@practicum/shared/features/people/user.events'
import { type Mergeable, mergeRefusal } from '@practicum/shared/features/people/user.merging'
import type { MovedPosition } from '@practicum/shared/features/people/user.merging-events'
import type { KnownUser, UserState } from '@practicum/shared/features/people/user.state'
import { mergeAccounts, undoMerge } from '@practicum/shared/features/users/merging.contract'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { type CommandContext, childContext, contextOf, reactionTo } from '../../execution/context'
import type { ExecutionResult } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import type { Reaction } from '../../reactions/reaction'
import { endTokens } from '../api-tokens/api-tokens.ending'
import { erasureAggregate } from '../erasures/erasures.aggregate'
import { organizationAggregate, userAggregate } from '../people/people.aggregates'

type Services = Pick<CommandServices, 'executor' | 'sessions' | 'drafts'>
type EventData<Type extends UserEvent['type']> = Extract<UserEvent, { type: Type }>['data']
type Done = ExecutionResult<UserState> | Refusal

const missing = (): Refusal => refuse('not_found', {}, { kind: 'missing' })
const isThere = (state: UserState): state is KnownUser => state.status !== 'unknown' && state.status !== 'erased'

export function mergingRoutes(services: CommandServices): readonly CommandBinding[] {
  return [
    bindCommand(mergeAccounts, async call => {
      const { id } = call.params
      const { account_id: accountId } = call.body
      if ([id, accountId].some(one => isOneself(call, one))) return refuse('user.oneself', {}, { kind: 'forbidden' })
      const mergeId = derivedId(call.commandId, 'merge')
      const erasing = await Promise.all([id, accountId].map(one => isBeingErased(services, one)))
      if (erasing.includes(true)) return refuse('user.merge_erasing', {}, { field: 'account_id' })
      const done = await merged(services, { id, accountId, mergeId }, contextOf(call))
      if (isRefusal(done)) return done
      await closeEntry(services, accountId, contextOf(call))
      return inForce(services, { id: mergeId }, done.position)
    }),
    bindCommand(undoMerge, call => undo(services, call)),
  ]
}

async function undo(services: CommandServices, call: CommandCall<{ readonly id: string; readonly merge_id: string }>) {
  const { id, merge_id: mergeId } = call.params
  const at = call.now.toISOString()
  const context = contextOf(call)
  if (await isOtherErased(services, id, mergeId)) return refuse('user.merge_erased', {}, { kind: 'conflict' })
  const command = () => ({ type: 'Separate' as const, mergeId, at })
  const done = await services.executor.execute(userAggregate, id, { command }, context)
  const separated = isRefusal(done) ? undefined : dataOf(done.events, 'AccountSeparated')
  if (isRefusal(done) || !separated) return isRefusal(done) ? done : inForce(services, {}, done.position)
  const back = await giveBack(services, separated, context)
  if (isRefusal(back)) return back
  await endTokensIn(services, separated, context)
  return inForce(services, {}, back.position ?? done.position)
}

const isOneself = ({ principal }: CommandCall, userId: string): boolean =>
  allows(personPolicy.oneself, principal, { userId, organizationIds: [] })

/** Answers when it is in force: what was theirs is found with the account that is kept. */
async function inForce<Answer>(services: CommandServices, answer: Answer, position: Position | undefined) {
  await services.waitUntilProjected(['person', 'position'], position)
  return { answer, position }
}

/** Nobody gets in by what had opened the account that has closed. */
async function closeEntry(services: CommandServices, userId: string, context: CommandContext): Promise<void> {
  await services.sessions.endAllOf(userId)
  await endTokens(services, { userId }, context)
}

const endTokensIn = async (
  services: CommandServices,
  { userId, positions }: Pick<EventData<'AccountSeparated'>, 'userId' | 'positions'>,
  context: CommandContext,
): Promise<void> => {
  for (const { positionId } of positions) await endTokens(services, { userId, positionId }, context)
}

/** Somebody has asked for it, and has not withdrawn that. */
async function isBeingErased({ executor }: Services, userId: string): Promise<boolean> {
  const { state } = await executor.load(erasureAggregate, userId)
  return state.status !== 'unknown' && state.status !== 'withdrawn'
}

/** There is nobody left to give back to. */
async function isOtherErased({ executor }: Services, userId: string, mergeId: string): Promise<boolean> {
  const { state } = await executor.load(userAggregate, userId)
  const merge = 'merges' in state ? state.merges.find(one => one.mergeId === mergeId) : undefined
  return merge !== undefined && (await executor.load(userAggregate, merge.accountId)).state.status === 'erased'
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
  services: Services,
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
  const closed = await services.executor.execute(userAggregate, accountId, { command }, context)
  if (isRefusal(closed)) return closed
  const told = dataOf(closed.events, 'MergedIntoAnother')
  return told ? takeIn(services, told, context) : closed
}

const mergeable = ({ id, status, positions, mergedInto }: KnownUser): Mergeable => ({
  ...{ id, status, positions, isMerged: mergedInto !== undefined },
})

/** Where the other account is not there any more, it opens again. */
async function takeIn(
  services: Services,
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
async function giveBack(
  services: Services,
  { userId, accountId, mergeId, positions }: EventData<'AccountSeparated'>,
  context: CommandContext,
): Promise<Done> {
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
async function follow({ drafts, executor }: Services, { from, to, positions }: Move, context: CommandContext) {
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
  { executor }: Services,
  { id, mergeId, positions }: { readonly id: string } & Pick<EventData<'AccountSeparated'>, 'mergeId' | 'positions'>,
  context: CommandContext,
): Promise<Done> =>
  executor.execute(
    userAggregate,
    id,
    { command: () => ({ type: 'ComeBack' as const, mergeId, positions }) },
    childContext(context, 'come-back'),
  )

function dataOf<Type extends UserEvent['type']>(
  events: readonly StoredEvent[],
  type: Type,
): EventData<Type> | undefined {
  return events.find(event => event.type === type)?.data as EventData<Type> | undefined
}

/** What a process that died has left undone; repeated, it changes nothing. */
export const mergingReaction = (services: CommandServices): Reaction => ({
  name: 'accounts-merged',
  on: ['MergedIntoAnother', 'AccountSeparated'],
  async handle(event) {
    const context = reactionTo(event, 'merge', new Date(event.meta.occurredAt))
    if (event.type === 'MergedIntoAnother')
      await finishMerge(services, event.data as EventData<'MergedIntoAnother'>, context)
    else await finishUndo(services, event.data as EventData<'AccountSeparated'>, context)
  },
})

/** One that was undone meanwhile asks for nothing more. */
async function finishMerge(services: CommandServices, told: EventData<'MergedIntoAnother'>, context: CommandContext) {
  if ((await mergeOf(services, told.userId)) !== told.mergeId) return
  const done = await takeIn(services, told, context)
  if (!isRefusal(done)) await closeEntry(services, told.userId, context)
}

/** Nor one whose account has been merged anew. */
async function finishUndo(services: CommandServices, told: EventData<'AccountSeparated'>, context: CommandContext) {
  const merge = await mergeOf(services, told.accountId)
  if (merge !== undefined && merge !== told.mergeId) return
  await giveBack(services, told, context)
  await endTokensIn(services, told, context)
}

/** That by which an account is closed. */
async function mergeOf({ executor }: Services, userId: string): Promise<string | undefined> {
  const { state } = await executor.load(userAggregate, userId)
  return isThere(state) ? state.mergedInto?.mergeId : undefined
}
