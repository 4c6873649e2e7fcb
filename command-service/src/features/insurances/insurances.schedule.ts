// Reminds trainees of insurances that end soon, once an hour: their day begins when it begins in their organization.
import type {
  ExpiringInsurance,
  InsuranceCandidates,
} from '@practicum/shared/features/insurances/insurances.candidates'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { systemContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { eachAlone, type Schedule } from '../../reactions/schedules'
import { insuranceAggregate } from './insurances.aggregate'

type Services = Pick<CommandServices, 'executor'>

export const insuranceSchedule = (services: Services, candidates: InsuranceCandidates): Schedule => ({
  name: 'insurances-ending',
  cron: '41 * * * *',
  atStart: true,
  async run(now) {
    const found = await candidates.due(now)
    await eachAlone(found.map(one => () => remind(services, one, now)))
  },
})

async function remind({ executor }: Services, one: ExpiringInsurance, now: Date): Promise<void> {
  const { insuranceId, organizationId, today } = one
  const { version } = await executor.load(insuranceAggregate, insuranceId)
  // Whatever has happened to it since, it may be reminded of again.
  const context = systemContext(`insurance-${insuranceId}-${today}-${version}`, now, organizationId)
  const command = () => ({ type: 'RemindOfExpiry' as const, today })
  const done = await executor.execute(insuranceAggregate, insuranceId, { command }, context)
  if (isRefusal(done) && done.kind !== 'missing') throw new Error(`nobody is reminded of ${insuranceId}: ${done.code}`)
}
