// The trainee whose insurance is meant, as far as the caller may do something about it.
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import { insurancePolicy } from '@practicum/shared/features/insurances/insurances.policy'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import type { Executor } from '../../execution/executor'
import { positionHere } from '../people/people.lookup'

export interface InsuredTrainee {
  readonly organizationId: string
  readonly traineeId: string
  readonly traineePositionId: string
}

/** Their position in the caller's organization, which has not ended; of anybody else there is nothing. */
export async function insuredTrainee(
  executor: Pick<Executor, 'load'>,
  principal: Principal,
  traineeId: string,
): Promise<InsuredTrainee | Refusal> {
  const missing = refuse('not_found', {}, { kind: 'missing' })
  const { organizationId } = principal
  const held = await positionHere(executor, principal, { userId: traineeId, role: 'trainee' })
  if (!held) return missing
  const facts = { organizationId, traineePositionId: held.id }
  return allows(insurancePolicy.change, principal, facts) ? { ...facts, traineeId } : missing
}
