// Of the people of the demonstration: how some are reached, and that somebody tried to guess a password, whose owner has been told, and an admin has lifted the lock.
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { systemContext } from '../../execution/context'
import { userAggregate } from './people.aggregates'

/** Key of the person, and the id that they are registered under. */
const PERSON = 'faculty'
const USER_ID = derivedId(`register-${PERSON}`, 'user')

const HOUR_MS = 3_600_000

/** As if they had signed up by themselves. */
const CONTACTS = {
  trainee: {
    ...{ phone: '+12065550142', otherPhone: null, address1: '412 Pine Street', address2: 'Apartment 7' },
    ...{ city: 'Seattle', stateId: 'US-WA', zip: '98101', universityStudentId: 'H-20417' },
  },
  faculty: {
    ...{ phone: '+12065550117', otherPhone: '+12065550118', address1: '90 Lake View Lane', address2: null },
    ...{ city: 'Seattle', stateId: 'US-WA', zip: '98109', universityStudentId: null },
  },
} as const
const TOLD_HOURS_AGO = 960

export const accountDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere({ executor }) {
    const { events } = await executor.loadWhole(userAggregate, USER_ID)
    return events.some(({ type }) => type === 'SignInLockLifted')
  },
  async fill({ services: { executor }, people, now }) {
    for (const [key, contact] of Object.entries(CONTACTS)) {
      const person = personCalled(people, key)
      const context = actingAs(person, `contact-${key}`, new Date(now.getTime() - TOLD_HOURS_AGO * HOUR_MS))
      const told = { command: () => ({ type: 'ChangeContact', countryCode: 'US', ...contact }) as const }
      unwrapOrThrow(await executor.execute(userAggregate, person.userId, told, context))
    }
    const locked = systemContext('demonstration-sign-in-locked', new Date(now.getTime() - 30 * HOUR_MS))
    const lock = { command: () => ({ type: 'LockSignIn' }) as const }
    unwrapOrThrow(await executor.execute(userAggregate, USER_ID, lock, locked))
    const lifted = actingAs(personCalled(people, 'admin'), 'lock-lifted', new Date(now.getTime() - 28 * HOUR_MS))
    const lift = { command: () => ({ type: 'LiftSignInLock' }) as const }
    unwrapOrThrow(await executor.execute(userAggregate, USER_ID, lift, lifted))
  },
}
