// What time does to imports: they go on, one after the other, without anybody who looks.
import type { ImportCandidates } from '@practicum/shared/features/imports/imports.candidates'
import type { CommandSlots } from '../../execution/feature'
import type { CommandServices } from '../../execution/ports'
import { eachAlone, type Schedule } from '../../reactions/schedules'
import { proceed } from './imports.process'

/** What a crash left is gone on with at once. */
export const importSchedule = (
  services: CommandServices,
  { importables }: Pick<CommandSlots, 'importables'>,
  candidates: ImportCandidates,
): Schedule => ({
  name: 'imports',
  cron: '*/2 * * * * *',
  atStart: true,
  async run(_now, stopped) {
    const work = { services, importables, now: () => new Date(), stopped }
    await eachAlone((await candidates.running()).map(importId => () => proceed(work, importId)))
  },
})
