// The erasure of the demonstration: asked for, and waiting for another admin.
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { erasureAggregate } from './erasures.aggregate'
import { requestErasureOf } from './erasures.deciding'

/** Key of the person, and the id that they are registered under. */
const PERSON = 'clinic.trainee.noor'
const PERSON_ID = derivedId(`register-${PERSON}`, 'user')

export const erasureDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere({ executor }) {
    const { version } = await executor.load(erasureAggregate, PERSON_ID)
    return version >= 0
  },
  async fill({ services: { executor }, people, now }) {
    const admin = personCalled(people, 'admin')
    const wish = { userId: PERSON_ID, reason: 'Has left the program, and asked for it in writing', by: admin }
    unwrapOrThrow(await requestErasureOf(executor, wish, actingAs(admin, 'erasure', now)))
  },
}
