// Everything that time does: the schedules of the features, and those of what stands under them.
import type { CommandServices } from '@practicum/command-service/execution/ports'
import type { Schedule } from '@practicum/command-service/reactions/schedules'
import { type ReplayParts, replayRequested } from '@practicum/infra/bus/dead-letters'
import { Inbox } from '@practicum/infra/bus/inbox'
import type { Foundations } from './foundations'
import { featureSchedules } from './write-side'

export function schedules(
  services: CommandServices,
  { databases }: Pick<Foundations, 'databases'>,
): readonly Schedule[] {
  const { answers, apiTokens, attempts, capabilities, rememberedDevices, sessions, sso } = services
  const ofSigningIn = [sessions, rememberedDevices, sso.attempts]
  return [
    ...featureSchedules(services, databases),
    forgetSchedule([answers, apiTokens, attempts, capabilities, ...ofSigningIn, new Inbox(databases.write)]),
  ]
}

/** What operators have asked for is with its consumer within seconds. */
export const replaySchedule = (parts: ReplayParts): Schedule => ({
  name: 'hand-back',
  cron: '*/5 * * * * *',
  run: (_now, stopped) => replayRequested(parts, stopped),
})

/** What nobody can come back to any more. */
const forgetSchedule = (stores: readonly { readonly forgetOld: () => Promise<void> }[]): Schedule => ({
  name: 'forget',
  cron: '17 * * * *',
  async run() {
    for (const store of stores) await store.forgetOld()
  },
})
