// Somebody tried to guess a password in the demonstration: its owner has been told, and an admin has lifted the lock.
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { systemContext } from '../../execution/context'
import { userAggregate } from './people.aggregates'

/** Key of the person, and the id that they are registered under. */
const PERSON = 'faculty'
const USER_ID = derivedId(`register-${PERSON}`, 'user')

const HOUR_MS = 3_600_000

export const accountDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere({ executor }) {
    const { events } = await executor.loadWhole(userAggregate, USER_ID)
    return events.some(({ type }) => type === 'SignInLockLifted')
  },
  async fill({ services: { executor }, people, now }) {
    const locked = systemContext('demonstration-sign-in-locked', new Date(now.getTime() - 30 * HOUR_MS))
    const lock = { command: () => ({ type: 'LockSignIn' }) as const }
    unwrapOrThrow(await executor.execute(userAggregate, USER_ID, lock, locked))
    const lifted = actingAs(personCalled(people, 'admin'), 'lock-lifted', new Date(now.getTime() - 28 * HOUR_MS))
    const lift = { command: () => ({ type: 'LiftSignInLock' }) as const }
    unwrapOrThrow(await executor.execute(userAggregate, USER_ID, lift, lifted))
  },
}
