// The admin of the demonstration has once acted as a trainee, who was told; it is over.
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { userAggregate } from '../people/people.aggregates'

/** Key of the person, and the id that they are registered under. */
const PERSON = 'trainee'
const USER_ID = derivedId(`register-${PERSON}`, 'user')
const SESSION_ID = derivedId('demonstration login-as', 'session')

const HOUR_MS = 3_600_000
const BEGAN_HOURS_AGO = 52
const MINUTES = 12

export const loginAsDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere({ executor }) {
    const { events } = await executor.loadWhole(userAggregate, USER_ID)
    return events.some(({ type }) => type === 'LoginAsEnded')
  },
  async fill({ services: { executor }, people, now }) {
    const [admin, person] = [personCalled(people, 'admin'), personCalled(people, PERSON)]
    const began = new Date(now.getTime() - BEGAN_HOURS_AGO * HOUR_MS)
    const about = { adminId: admin.userId, sessionId: SESSION_ID }
    const reason = 'Cannot find the form that was assigned last week'
    const start = { command: () => ({ type: 'StartLoginAs', ...about, reason }) as const }
    unwrapOrThrow(await executor.execute(userAggregate, USER_ID, start, actingAs(admin, 'login-as-started', began)))
    const ended = actingAs(person, 'login-as-ended', new Date(began.getTime() + MINUTES * 60_000))
    const actor = { userId: person.userId, positionId: person.positionId, rootUserId: admin.userId }
    const end = { command: () => ({ type: 'EndLoginAs', ...about, how: 'stopped' }) as const }
    const context = { ...ended, meta: { ...ended.meta, actor } }
    unwrapOrThrow(await executor.execute(userAggregate, USER_ID, end, context))
  },
}
