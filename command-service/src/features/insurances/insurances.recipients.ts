// Who is told about liability insurances: the trainee, before one ends.
import type { InsuranceEvent } from '@practicum/shared/features/insurances/insurances.events'
import type { RecipientRule } from '../../reactions/notifying'
import { insuranceAggregate } from './insurances.aggregate'

type Reminded = Extract<InsuranceEvent, { type: 'InsuranceExpiryReminded' }>['data']

const ending: RecipientRule = async (event, executor) => {
  const { state } = await executor.load(insuranceAggregate, event.entityId)
  if (state.status !== 'kept') return undefined
  const kind = (event.data as Reminded).days === 0 ? 'insurance.ended' : 'insurance.expiring'
  return { kind, to: [{ userId: state.traineeId, positionId: state.traineePositionId }] }
}

export const insuranceRecipients: Readonly<Record<string, RecipientRule>> = { InsuranceExpiryReminded: ending }
