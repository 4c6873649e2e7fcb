// The proof of an insurance: seen by those who see the insurance; it comes and goes with it, and is never another.
import { refuse } from '@practicum/shared/kernel/refusal'
import type { Attachable } from '../../execution/feature'
import { authorize, insuranceAggregate } from './insurances.aggregate'

export const insuranceAttachable: Attachable = {
  endedBy: ['InsuranceDeleted'],
  async authorize({ executor, principal, id }, wanted) {
    const { state } = await executor.load(insuranceAggregate, id)
    const refused = authorize(principal, state)
    return refused ?? (wanted === 'see' ? undefined : refuse('forbidden', {}, { kind: 'forbidden' }))
  },
}
