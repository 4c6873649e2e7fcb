// Two accounts of one person become one: the other closes first, then the one that is kept has its positions. Whatever is interrupted is finished by the reaction.
import type { Position } from '@practicum/infra/event-store/port'
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import { allows } from '@practicum/shared/access/policy'
import { personPolicy } from '@practicum/shared/features/people/people.policy'
import { mergeAccounts, undoMerge } from '@practicum/shared/features/users/merging.contract'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, refuse } from '@practicum/shared/kernel/refusal'
import { type CommandContext, contextOf, reactionTo } from '../../execution/context'
import { executeEnding } from '../../execution/ending'
import type { CommandServices } from '../../execution/ports'
import type { Reaction } from '../../reactions/reaction'
import { erasureAggregate } from '../erasures/erasures.aggregate'
import { userAggregate } from '../people/people.aggregates'
import {
  closeEntry,
  dataOf,
  type EventData,
  endTokensIn,
  giveBack,
  isThere,
  type MergingServices,
  merged,
  takeIn,
} from './users.merging-steps'

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
  const done = await executeEnding(services, { userId: id, command }, context)
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

/** Somebody has asked for it, and has not withdrawn that. */
async function isBeingErased({ executor }: MergingServices, userId: string): Promise<boolean> {
  const { state } = await executor.load(erasureAggregate, userId)
  return state.status !== 'unknown' && state.status !== 'withdrawn'
}

/** There is nobody left to give back to. */
async function isOtherErased({ executor }: MergingServices, userId: string, mergeId: string): Promise<boolean> {
  const { state } = await executor.load(userAggregate, userId)
  const merge = 'merges' in state ? state.merges.find(one => one.mergeId === mergeId) : undefined
  return merge !== undefined && (await executor.load(userAggregate, merge.accountId)).state.status === 'erased'
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
async function mergeOf({ executor }: MergingServices, userId: string): Promise<string | undefined> {
  const { state } = await executor.load(userAggregate, userId)
  return isThere(state) ? state.mergedInto?.mergeId : undefined
}
