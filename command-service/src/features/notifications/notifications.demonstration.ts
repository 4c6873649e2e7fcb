// What people of the demonstration have chosen: the supervisor is not told of reopened tasks, and gets mails within the hour about what is not read, comments left out.
import type { Channel } from '@practicum/shared/features/notifications/notifications.events'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { choiceAggregateOf, choiceIdOf } from './notifications.routes'
import { summaryAggregateOf } from './notifications.summaries'

/** Key of the person, and the id that they are registered under. */
const PERSON = 'supervisor'
const USER_ID = derivedId(`register-${PERSON}`, 'user')
const REOPENED = choiceOf('task.reopened', 'in_app')
const COMMENTED = choiceOf('task.commented', 'email')

function choiceOf(kind: string, channel: Channel) {
  return { choiceId: choiceIdOf(USER_ID, kind, channel), userId: USER_ID, kind, channel }
}

export const notificationDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere({ executor }) {
    const { version } = await executor.load(choiceAggregateOf(USER_ID), REOPENED.choiceId)
    return version >= 0
  },
  async fill({ services: { executor }, people, now }) {
    const person = personCalled(people, PERSON)
    for (const [choice, label] of [
      [REOPENED, 'notification-choice'],
      [COMMENTED, 'notification-choice-email'],
    ] as const) {
      const command = () => ({ ...choice, on: false })
      const context = actingAs(person, label, now)
      unwrapOrThrow(await executor.execute(choiceAggregateOf(USER_ID), choice.choiceId, { command }, context))
    }
    const often = () => ({ type: 'ChooseSummary' as const, userId: USER_ID, often: 'hourly' as const })
    const chosen = actingAs(person, 'notification-summary', now)
    unwrapOrThrow(await executor.execute(summaryAggregateOf(USER_ID), USER_ID, { command: often }, chosen))
  },
}
