// What time does to acting as somebody: what nobody has stopped is over with its session, and that is told.
import type { UntoldLoginAs } from '@practicum/infra/sessions/login-as'
import { systemContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { eachAlone, type Schedule } from '../../reactions/schedules'
import { userAggregate } from '../people/people.aggregates'
import { tellEnd } from './login-as.telling'

/** By then the command that begins it has made its session, or never will, in milliseconds. */
const BEGINNING_MS = 60_000

type Services = Pick<CommandServices, 'executor' | 'loginAs'>

export const loginAsSchedule = (services: Services): Schedule => ({
  name: 'login-as',
  cron: '* * * * *',
  async run(now) {
    const lapsed = await services.loginAs.lapsed(new Date(now.getTime() - BEGINNING_MS))
    await eachAlone(lapsed.map(one => () => over(services, one, now)))
  },
})

/** Of one that never came to be there is nothing to tell. */
async function over(services: Services, one: UntoldLoginAs, now: Date): Promise<void> {
  const { events } = await services.executor.loadWhole(userAggregate, one.userId)
  const isTold = events.some(({ type, data }) => type === 'LoginAsStarted' && data.sessionId === one.sessionId)
  if (!isTold) return services.loginAs.told(one.sessionId)
  await tellEnd(services, { ...one, how: 'lapsed' }, systemContext(one.sessionId, now))
}
