// What time does to erasures: those that were confirmed are done, one after the other, and those that a restore has undone are done again.
import type { ErasureCandidates } from '@practicum/shared/features/erasures/erasures.candidates'
import { systemContext } from '../../execution/context'
import type { Executor } from '../../execution/executor'
import { eachAlone, type Schedule } from '../../reactions/schedules'
import { erasureAggregate } from './erasures.aggregate'
import { eraseAgain } from './erasures.deciding'
import { type ErasureServices, proceed } from './erasures.process'

/** One at a time: the next one begins when the one before is over. What a crash left is gone on with at once. */
export const erasureSchedule = (services: ErasureServices, candidates: ErasureCandidates): Schedule => ({
  name: 'erasures',
  cron: '*/2 * * * * *',
  atStart: true,
  async run(_now, stopped) {
    let isFree = true
    const works = (await candidates.underWay()).map(userId => async () => {
      if (isFree) isFree = await proceed({ ...services, candidates }, userId, { now: () => new Date(), stopped })
    })
    await eachAlone(works)
  },
})

/** Looks at the beginning, for that is when a restore shows, and every night. */
export const restoredSchedule = (services: ErasureServices, candidates: ErasureCandidates): Schedule => ({
  name: 'erasures-restored',
  cron: '11 3 * * *',
  atStart: true,
  run: now => eraseRestored(services, candidates, now),
})

/**
 * A restored log may have forgotten an erasure, of which the register knows; or restored keys have, of which the log knows. What begins again is
 * gone on with by the other schedule.
 */
async function eraseRestored(
  { executor, erasing }: ErasureServices,
  candidates: ErasureCandidates,
  now: Date,
): Promise<void> {
  const { userIds, unsigned } = await erasing.registered()
  const done = await candidates.done()
  const withKey = await erasing.withKey(done)
  const isRegistered = new Set(userIds)
  await eachAlone([
    ...userIds.map(userId => () => eraseWhereForgotten(executor, userId, now).then(() => undefined)),
    ...withKey.map(userId => () => beginAgain(executor, userId, now)),
    // Signed anew, before the key it was signed with is gone for good.
    ...done.filter(userId => !isRegistered.has(userId)).map(userId => () => erasing.register(userId)),
    async () => {
      if (unsigned.length > 0) throw new Error(`not written by this installation: ${unsigned.slice(0, 5).join(', ')}`)
    },
  ])
}

/** Begins it again where the log does not know of it; answers whether it does not. */
export async function eraseWhereForgotten(executor: Executor, userId: string, now: Date): Promise<boolean> {
  const { state } = await executor.load(erasureAggregate, userId)
  if (state.status === 'done' || state.status === 'running') return false
  await beginAgain(executor, userId, now)
  return true
}

const beginAgain = (executor: Executor, userId: string, now: Date): Promise<void> =>
  eraseAgain(executor, userId, systemContext(`erase-again-${userId}-${now.toISOString()}`, now))
