// What people of the demonstration have chosen: the supervisor is not told of reopened tasks, and gets mails about what is not read within the hour.
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { choiceAggregateOf, choiceIdOf } from './notifications.routes'
import { summaryAggregateOf } from './notifications.summaries'

/** Key of the person, and the id that they are registered under. */
const PERSON = 'supervisor'
const USER_ID = derivedId(`register-${PERSON}`, 'user')
const CHOICE = { kind: 'task.reopened', channel: 'in_app' } as const
const CHOICE_ID = choiceIdOf(USER_ID, CHOICE.kind, CHOICE.channel)

export const notificationDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere({ executor }) {
    const { version } = await executor.load(choiceAggregateOf(USER_ID), CHOICE_ID)
    return version >= 0
  },
  async fill({ services: { executor }, people, now }) {
    const data = { choiceId: CHOICE_ID, userId: USER_ID, ...CHOICE }
    const context = actingAs(personCalled(people, PERSON), 'notification-choice', now)
    unwrapOrThrow(
      await executor.execute(
        choiceAggregateOf(USER_ID),
        CHOICE_ID,
        { command: () => ({ ...data, on: false }) },
        context,
      ),
    )
    const often = () => ({ type: 'ChooseSummary' as const, userId: USER_ID, often: 'hourly' as const })
    const chosen = actingAs(personCalled(people, PERSON), 'notification-summary', now)
    unwrapOrThrow(await executor.execute(summaryAggregateOf(USER_ID), USER_ID, { command: often }, chosen))
  },
}
