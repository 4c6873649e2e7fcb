// What time does to imports: they go on without anybody who looks, one of each organization, in turns.
import type { ImportCandidates } from '@practicum/shared/features/imports/imports.candidates'
import type { CommandSlots } from '../../execution/feature'
import type { CommandServices } from '../../execution/ports'
import { eachAlone, type Schedule } from '../../reactions/schedules'
import { turn } from './imports.process'

/** What a crash left is gone on with at once. */
export function importSchedule(
  services: CommandServices,
  { importables }: Pick<CommandSlots, 'importables'>,
  candidates: ImportCandidates,
): Schedule {
  const tries = new Map<string, number>()
  /** A server that is away ends a round, be it only for one of them: the next round begins behind it. */
  let failedLast: string | undefined
  return {
    name: 'imports',
    cron: '*/2 * * * * *',
    atStart: true,
    async run(_now, stopped) {
      const isAlone = async (): Promise<boolean> => (await candidates.running()).length < 2
      const work = { services, importables, now: () => new Date(), stopped, tries, isAlone }
      let goesOn = true
      while (goesOn && !stopped?.aborted) {
        goesOn = false
        const takes = (importId: string) => async () => {
          const more = await turn(work, importId).catch((error: unknown) => {
            failedLast = importId
            throw error
          })
          if (more) goesOn = true
        }
        // Asked anew each round: whoever has begun one meanwhile comes in between.
        await eachAlone(beginningBehind(failedLast, await candidates.running()).map(takes))
      }
    },
  }
}

function beginningBehind(failed: string | undefined, ids: readonly string[]): readonly string[] {
  const next = failed === undefined ? 0 : ids.indexOf(failed) + 1
  return [...ids.slice(next), ...ids.slice(0, next)]
}
