// Erasures in whole-API specs: asked for yesterday by one admin, confirmed by another, and then done by the product itself.
import { systemContext } from '@practicum/command-service/execution/context'
import type { Executor } from '@practicum/command-service/execution/executor'
import { erasureAggregate } from '@practicum/command-service/features/erasures/erasures.aggregate'
import { confirmErasureOf, requestErasureOf } from '@practicum/command-service/features/erasures/erasures.deciding'
import type { Erasure } from '@practicum/shared/features/erasures/erasures.decider'
import { newId } from '@practicum/shared/kernel/ids'
import { unwrapOrThrow } from '../../unwrap-or-throw'
import type { TestApp } from './app'
import { eventually } from './eventually'

const DAY_MS = 24 * 3600 * 1000

export const yesterday = (): Date => new Date(Date.now() - DAY_MS - 1000)

/** By one admin a day ago. */
export async function askedYesterday(
  executor: Executor,
  userId: string,
  { reason = 'Asked for it', inviteId }: { readonly reason?: string; readonly inviteId?: string } = {},
): Promise<void> {
  const wish = { userId, inviteId, reason, by: { userId: newId(), positionId: newId() } }
  unwrapOrThrow(await requestErasureOf(executor, wish, systemContext(newId(), yesterday())))
}

/** By another admin now. */
export async function confirmed(executor: Executor, userId: string): Promise<void> {
  const by = { userId: newId(), positionId: newId() }
  unwrapOrThrow(await confirmErasureOf(executor, { userId, by }, systemContext(newId(), new Date())))
}

export const erasureOf = async (executor: Executor, userId: string): Promise<Erasure | { status: 'unknown' }> =>
  (await executor.load(erasureAggregate, userId)).state

/** Resolves when nothing of them is left. */
export async function erased({ practicum }: TestApp, userId: string): Promise<void> {
  const { executor } = practicum.services
  await askedYesterday(executor, userId)
  await confirmed(executor, userId)
  await eventually(
    () => erasureOf(executor, userId),
    ({ status }) => status === 'done',
  )
}
