// Of the demonstration: somebody had been invited to the clinic by another address of theirs, and an admin has merged the two accounts.
import type { Principal } from '@practicum/shared/access/principal'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type DemonstrationPart, type DemoPeople, unwrapOrThrow } from '../../demonstration/part'
import { systemContext } from '../../execution/context'
import { userAggregate } from '../people/people.aggregates'
import { assignPosition, registerUser } from '../people/people.registration'
import { merged } from './users.merging-steps'

/** Key of the person, and the id that they are registered under. */
const PERSON = 'faculty.ines'
const USER_ID = derivedId(`register-${PERSON}`, 'user')
const HOUR_MS = 3_600_000

/** Whoever supervises at the university and at the clinic. */
function atTheClinic(people: DemoPeople): Principal {
  const [, second] = people.get('supervisor') ?? []
  if (!second) throw new Error('nobody supervises at the clinic')
  return second
}

export const userDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere({ executor }) {
    const { events } = await executor.loadWhole(userAggregate, USER_ID)
    return events.some(({ type }) => type === 'AccountMerged')
  },
  async fill({ services, people, now }) {
    const invited = systemContext('demonstration-second-account', new Date(now.getTime() - 300 * HOUR_MS))
    const account = { firstName: 'Ines', lastName: 'Moreau', zone: 'America/New_York', status: 'active' } as const
    const accountId = unwrapOrThrow(
      await registerUser(
        services,
        { ...account, email: 'ines.moreau@demo.practicum.test', password: undefined },
        invited,
      ),
    )
    const { organizationId } = atTheClinic(people)
    const position = { role: 'supervisor', organizationId, liveSessionsAllowed: true, accountLimited: false } as const
    unwrapOrThrow(await assignPosition(services, accountId, position, invited))
    const mergedAt = new Date(now.getTime() - 50 * HOUR_MS)
    const context = actingAs(personCalled(people, 'admin'), 'accounts-merged', mergedAt)
    const mergeId = derivedId('demonstration', 'merge')
    unwrapOrThrow(await merged(services, { id: USER_ID, accountId, mergeId }, context))
  },
}
