// What admins decide about an erasure: used by the endpoints and by the operator's tool.
import type { By, ErasureCommand, ErasureState } from '@practicum/shared/features/erasures/erasures.decider'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import type { CommandContext } from '../../execution/context'
import type { ExecutionResult, Executor } from '../../execution/executor'
import { inviteAggregate } from '../invites/invites.aggregate'
import { userAggregate } from '../people/people.aggregates'
import { erasureAggregate } from './erasures.aggregate'

export interface ErasureWish {
  /** Of the person. */
  readonly userId: string
  /** Of somebody who never came: one that names them. */
  readonly inviteId?: string | undefined
  readonly reason: string
  /** The admin who asks. */
  readonly by: By
}

export async function requestErasureOf(
  executor: Executor,
  { userId, inviteId, reason, by }: ErasureWish,
  context: CommandContext,
): Promise<ExecutionResult<ErasureState> | Refusal> {
  const { state } = await executor.load(userAggregate, userId)
  if (state.status === 'unknown' && !(await isInvited(executor, userId, inviteId)))
    return refuse('erasure.person_unknown', {}, { field: 'user_id' })
  if (state.status === 'erased') return refuse('erasure.done', {}, { kind: 'conflict' })
  if ('mergedInto' in state && state.mergedInto) return refuse('erasure.merged', {}, { field: 'user_id' })
  const at = context.now.toISOString()
  return decideOn(executor, userId, { type: 'RequestErasure', userId, reason, by, at }, context)
}

/** Whoever was invited is somebody: with a key, by which the invitation is sealed, and without an account. */
async function isInvited(executor: Executor, userId: string, inviteId: string | undefined): Promise<boolean> {
  if (inviteId === undefined) return false
  const { state } = await executor.load(inviteAggregate, inviteId)
  return state.status !== 'unknown' && state.userId === userId
}

export async function confirmErasureOf(
  executor: Executor,
  { userId, by }: Pick<ErasureWish, 'userId' | 'by'>,
  context: CommandContext,
): Promise<ExecutionResult<ErasureState> | Refusal> {
  const { state } = await executor.load(userAggregate, userId)
  if ('mergedInto' in state && state.mergedInto) return refuse('erasure.merged', {}, { kind: 'conflict' })
  return decideOn(executor, userId, { type: 'ConfirmErasure', by, at: context.now.toISOString() }, context)
}

export const withdrawErasureOf = (
  executor: Executor,
  { userId, by }: Pick<ErasureWish, 'userId' | 'by'>,
  context: CommandContext,
): Promise<ExecutionResult<ErasureState> | Refusal> =>
  decideOn(executor, userId, { type: 'WithdrawErasure', by }, context)

/** After a restore of what was from before it. */
export async function eraseAgain(executor: Executor, userId: string, context: CommandContext): Promise<void> {
  const done = await decideOn(executor, userId, { type: 'EraseAgain', userId, at: context.now.toISOString() }, context)
  if (isRefusal(done)) throw new Error(`the erasure of ${userId} does not begin again: ${done.code}`)
}

/** Of an account that nobody has come for, or that goes with the one it was merged into: the day between two admins is for finding a mistake, and here nobody has asked. */
export async function eraseLapsed(executor: Executor, userId: string, context: CommandContext): Promise<void> {
  const done = await decideOn(executor, userId, { type: 'EraseLapsed', userId, at: context.now.toISOString() }, context)
  if (isRefusal(done)) throw new Error(`the erasure of ${userId} does not begin: ${done.code}`)
}

const decideOn = (
  executor: Executor,
  userId: string,
  command: ErasureCommand,
  context: CommandContext,
): Promise<ExecutionResult<ErasureState> | Refusal> =>
  executor.execute(erasureAggregate, userId, { command: () => command }, context)
