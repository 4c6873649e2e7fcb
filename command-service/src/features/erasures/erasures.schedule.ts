// What time does to erasures: those that were confirmed are done, one after the other, and those that a restore has undone are done again.
import type { ErasureCandidates } from '@practicum/shared/features/erasures/erasures.candidates'
import { systemContext } from '../../execution/context'
import type { Executor } from '../../execution/executor'
import type { Schedule } from '../../reactions/schedules'
import { erasureAggregate } from './erasures.aggregate'
import { eraseAgain } from './erasures.deciding'
import { type ErasureServices, proceed } from './erasures.process'

/** One at a time: the next one begins when the one before is over. What a crash left is gone on with at once. */
export const erasureSchedule = (services: ErasureServices, candidates: ErasureCandidates): Schedule => ({
  name: 'erasures',
  cron: '*/2 * * * * *',
  atStart: true,
  async run(_now, stopped) {
    for (const userId of await candidates.underWay()) {
      if (!(await proceed(services, userId, { now: () => new Date(), stopped }))) return
    }
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
  await eraseForgotten(executor, await erasing.registered(), now)
  for (const userId of await erasing.withKey(await candidates.done())) await beginAgain(executor, userId, now)
}

/** Of those who were erased, as a register says, begins those again of whom the log does not know it; answers who they are. */
export async function eraseForgotten(
  executor: Executor,
  registered: readonly string[],
  now: Date,
): Promise<readonly string[]> {
  const forgotten: string[] = []
  for (const userId of registered) {
    const { state } = await executor.load(erasureAggregate, userId)
    if (state.status === 'done' || state.status === 'running') continue
    await beginAgain(executor, userId, now)
    forgotten.push(userId)
  }
  return forgotten
}

const beginAgain = (executor: Executor, userId: string, now: Date): Promise<void> =>
  eraseAgain(executor, userId, systemContext(`erase-again-${userId}-${now.toISOString()}`, now))
