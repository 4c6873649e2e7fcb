// Insurances of the demonstration: one that holds after one that has ended, and of others one that ends soon, one that has ended and one to come.
import type { Principal } from '@practicum/shared/access/principal'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type Demonstration, type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { recordInsurance } from './insurances.adding'
import { insuranceAggregate } from './insurances.aggregate'

/** Key of the person, then from and until, in days from today. */
const SAMPLES = [
  ['trainee', -500, -136],
  ['trainee', -135, 230],
  ['trainee.ben', -350, 15],
  ['trainee.chloe', -420, -6],
  ['trainee.farid', 10, 375],
] as const

const idOf = (index: number): string => derivedId('demonstration', `insurance-${index}`)

export const insuranceDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere({ executor }) {
    const { version } = await executor.load(insuranceAggregate, idOf(SAMPLES.length - 1))
    return version >= 0
  },
  async fill(demonstration) {
    for (const [index, [key, from, until]] of SAMPLES.entries()) {
      const person = personCalled(demonstration.people, key)
      await insure(demonstration, person, { key, index, from, until })
    }
  },
}

interface Sample {
  readonly key: string
  readonly index: number
  readonly from: number
  readonly until: number
}

async function insure(demonstration: Demonstration, person: Principal, sample: Sample): Promise<void> {
  const { services, now } = demonstration
  const { organizationId, userId: traineeId, positionId: traineePositionId, zone } = person
  const insuranceId = idOf(sample.index)
  const today = dateIn(zone, now)
  const dates = { effectiveDate: addDays(today, sample.from), expirationDate: addDays(today, sample.until) }
  const filename = `liability-insurance-${dates.effectiveDate.slice(0, 4)}.pdf`
  const lines = ['Certificate of liability insurance', `From ${dates.effectiveDate} to ${dates.expirationDate}`]
  const thing = { attachableType: 'insurance', attachableId: insuranceId }
  await demonstration.attach({ ...thing, from: sample.key, filename, lines })
  const attachmentId = derivedId(
    'attachment',
    derivedId('demonstration', 'document', insuranceId),
    'insurance',
    insuranceId,
  )
  const recorded = { insuranceId, trainee: { organizationId, traineeId, traineePositionId }, dates, attachmentId }
  const context = actingAs(person, `insurance-${sample.index}`, now)
  unwrapOrThrow(await recordInsurance(services.executor, recorded, context))
}
