// Everything that time does: the schedules of the features, with the read models that find their candidates.
import type { CommandServices } from '@practicum/command-service/execution/ports'
import { uploadSchedule } from '@practicum/command-service/features/attachments/attachments.schedule'
import { anchorSchedule } from '@practicum/command-service/features/audit/audit.schedule'
import { taskSchedule } from '@practicum/command-service/features/tasks/tasks.schedule'
import type { Schedule } from '@practicum/command-service/reactions/schedules'
import { signTrail } from '@practicum/infra/access-trail/verify'
import { Inbox } from '@practicum/infra/bus/inbox'
import { type HandingBack, handBack } from '@practicum/infra/bus/parked'
import { writeAnchor } from '@practicum/infra/event-store/anchor'
import { Places } from '@practicum/infra/schedules/places'
import { unclaimedSince, unknownKeys } from '@practicum/projections/features/attachments/attachments.index'
import { seriesToRepeat, tasksToPublish } from '@practicum/projections/features/tasks/tasks.due'
import type { Foundations } from './foundations'

export function schedules(
  services: CommandServices,
  { store, databases: { write } }: Pick<Foundations, 'store' | 'databases'>,
  anchorKey: Buffer,
): readonly Schedule[] {
  const { executor, answers, guesses, sessions } = services
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
      unclaimedSince: (time, after) => unclaimedSince(write, time, after),
      unknownKeys: keys => unknownKeys(write, keys),
      places: new Places(write),
    }),
    forgetSchedule([answers, guesses, sessions, new Inbox(write)]),
  ]
}

/** What operators have asked for is with its consumer within seconds. */
export const handBackSchedule = (parts: HandingBack): Schedule => ({
  name: 'hand-back',
  cron: '*/5 * * * * *',
  run: (_now, stopped) => handBack(parts, stopped),
})

/** What nobody can come back to any more. */
const forgetSchedule = (stores: readonly { readonly forgetOld: () => Promise<void> }[]): Schedule => ({
  name: 'forget',
  cron: '17 * * * *',
  async run() {
    for (const store of stores) await store.forgetOld()
  },
})
