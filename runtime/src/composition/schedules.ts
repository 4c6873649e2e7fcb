// Everything that time does: the schedules of the features, with the read models that find their candidates.
import type { CommandServices } from '@practicum/command-service/execution/ports'
import { uploadSchedule } from '@practicum/command-service/features/attachments/attachments.schedule'
import { anchorSchedule } from '@practicum/command-service/features/audit/audit.schedule'
import { taskSchedule } from '@practicum/command-service/features/tasks/tasks.schedule'
import type { Schedule } from '@practicum/command-service/reactions/schedules'
import { signTrail } from '@practicum/infra/access-trail/verify'
import { writeAnchor } from '@practicum/infra/event-store/anchor'
import { unclaimedSince, unknownKeys } from '@practicum/projections/features/attachments/attachments.index'
import { seriesToRepeat, tasksToPublish } from '@practicum/projections/features/tasks/tasks.due'
import type { Foundations } from './foundations'

export function schedules(
  services: CommandServices,
  { store, databases: { write } }: Pick<Foundations, 'store' | 'databases'>,
  anchorKey: Buffer,
): readonly Schedule[] {
  const { executor, answers } = services
  const due = {
    toPublish: (now: Date) => tasksToPublish(write, now),
    toRepeat: (now: Date) => seriesToRepeat(write, now),
  }
  return [
    anchorSchedule([
      now => writeAnchor({ log: store, pool: write, key: anchorKey }, now),
      now => signTrail(write, anchorKey, now),
    ]),
    taskSchedule(executor, due),
    uploadSchedule(services, {
      unclaimedSince: time => unclaimedSince(write, time),
      unknownKeys: keys => unknownKeys(write, keys),
    }),
    { name: 'forget-answers', cron: '17 * * * *', run: () => answers.forgetOld() },
  ]
}
