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
      const done = await merged(services, { id, accountId, mergeId }, contextOf(call))
      if (isRefusal(done)) return done
      await closeEntry(services, accountId, contextOf(call))
      return inForce(services, { id: mergeId }, done.position)
    }),
    bindCommand(undoMerge, async call => {
      const { id, merge_id: mergeId } = call.params
      const at = call.now.toISOString()
      const context = contextOf(call)
      const command = () => ({ type: 'Separate' as const, mergeId, at })
      const done = await services.executor.execute(userAggregate, id, { command }, context)
      if (isRefusal(done)) return done
      const separated = dataOf(done.events, 'AccountSeparated')
      const back = separated && (await giveBack(services, separated, context))
      if (isRefusal(back)) return back
      return inForce(services, {}, back?.position ?? done.position)
    }),
  ]
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
  await follow(services, { from: userId, to: accountId, positions }, context)
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
  await follow(services, { from: userId, to: accountId, positions }, context)
  return done
}

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
    if (event.type === 'AccountSeparated')
      return void (await giveBack(services, event.data as EventData<'AccountSeparated'>, context))
    const told = event.data as EventData<'MergedIntoAnother'>
    const done = await takeIn(services, told, context)
    if (!isRefusal(done)) await closeEntry(services, told.userId, context)
  },
})
