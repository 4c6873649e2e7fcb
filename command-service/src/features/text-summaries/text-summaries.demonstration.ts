// The faculty member of the demonstration is written to on their phone, once a day.
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { textSummaryAggregateOf } from './text-summaries.routes'

/** Key of the person, and the id that they are registered under. */
const PERSON = 'faculty'
const USER_ID = derivedId(`register-${PERSON}`, 'user')
/** Of those that nobody has. */
const PHONE = '+14155550142'

export const textSummaryDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere({ executor }) {
    const { version } = await executor.load(textSummaryAggregateOf(USER_ID), USER_ID)
    return version >= 0
  },
  async fill({ services: { executor }, people, now }) {
    const command = () => ({ type: 'ProveNumber', userId: USER_ID, phone: PHONE }) as const
    const context = actingAs(personCalled(people, PERSON), 'text-summary', now)
    unwrapOrThrow(await executor.execute(textSummaryAggregateOf(USER_ID), USER_ID, { command }, context))
  },
}
