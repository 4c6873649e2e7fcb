// What time does to passwords: changes that the log was not told of are told, and old links forgotten.
import { systemContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { eachAlone, type Schedule } from '../../reactions/schedules'
import { tellChange } from './passwords.telling'

/** By then the command that changed it has told it, or never will, in milliseconds. */
const UNTOLD_MS = 60_000

type Services = Pick<CommandServices, 'executor' | 'attempts' | 'passwordChanges' | 'passwordResets'>

export const passwordSchedule = (services: Services): Schedule => ({
  name: 'passwords',
  cron: '* * * * *',
  async run(now) {
    const untold = await services.passwordChanges.untold(new Date(now.getTime() - UNTOLD_MS))
    await eachAlone([
      ...untold.map(
        change => async () => void (await tellChange(services, change, systemContext(change.id, change.changedAt))),
      ),
      () => services.passwordResets.forgetOld(),
    ])
  },
})
