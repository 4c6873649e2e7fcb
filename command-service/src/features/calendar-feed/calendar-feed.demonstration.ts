// The supervisor of the demonstration has a calendar elsewhere. Its secret is told to nobody: they renew it to see one.
import { hashOfFeedSecret, newFeedSecret } from '@practicum/infra/sessions/feed-owners'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { calendarFeedAggregateOf } from './calendar-feed.routes'

/** Key of the person, and the id that they are registered under. */
const PERSON = 'supervisor'
const USER_ID = derivedId(`register-${PERSON}`, 'user')

export const calendarFeedDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere({ executor }) {
    const { version } = await executor.load(calendarFeedAggregateOf(USER_ID), USER_ID)
    return version >= 0
  },
  async fill({ services: { executor }, people, now }) {
    const secretHash = hashOfFeedSecret(newFeedSecret())
    const command = () => ({ type: 'IssueAddress', userId: USER_ID, secretHash }) as const
    const context = actingAs(personCalled(people, PERSON), 'calendar-feed', now)
    unwrapOrThrow(await executor.execute(calendarFeedAggregateOf(USER_ID), USER_ID, { command }, context))
  },
}
