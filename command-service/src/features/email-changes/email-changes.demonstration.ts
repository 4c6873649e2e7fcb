// Of the demonstration: somebody has asked for another address, and has not proved it yet.
import { EMAIL_CHANGE_HOURS } from '@practicum/shared/features/people/user.email'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { userAggregate } from '../people/people.aggregates'
import { issueSecrets } from './email-changes.secrets'

const PERSON = 'faculty'
const USER_ID = derivedId(`register-${PERSON}`, 'user')
const HOUR_MS = 3_600_000

export const emailChangeDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere({ executor }) {
    const { events } = await executor.loadWhole(userAggregate, USER_ID)
    return events.some(({ type }) => type === 'EmailChangeRequested')
  },
  async fill({ services, people, now }) {
    const person = personCalled(people, PERSON)
    const asked = new Date(now.getTime() - HOUR_MS)
    const expiresAt = new Date(asked.getTime() + EMAIL_CHANGE_HOURS * HOUR_MS).toISOString()
    const changeId = derivedId('demonstration', 'email change')
    await issueSecrets(services, changeId)
    const sent = { changeId, newEmail: 'new.faculty@demo.practicum.test', by: 'person', askedAt: asked.toISOString() }
    const command = () => ({ type: 'RequestEmailChange' as const, ...sent, by: 'person' as const, expiresAt })
    const context = actingAs(person, 'email-change', asked)
    unwrapOrThrow(await services.executor.execute(userAggregate, person.userId, { command }, context))
  },
}
