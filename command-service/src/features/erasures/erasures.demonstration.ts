// The erasure of the demonstration: asked for the day before yesterday, so that another admin can confirm it.
import { ERASURE_DELAY_MS } from '@practicum/shared/features/erasures/erasures.steps'
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
    const before = new Date(now.getTime() - 2 * ERASURE_DELAY_MS)
    unwrapOrThrow(await requestErasureOf(executor, wish, actingAs(admin, 'erasure', before)))
  },
}
