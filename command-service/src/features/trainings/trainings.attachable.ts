// Documents of trainings: seen and added by coordinators, by their trainee, and by who guides this one.
import { allows } from '@practicum/shared/access/policy'
import { trainingFacts, trainingPolicy } from '@practicum/shared/features/trainings/trainings.policy'
import { refuse } from '@practicum/shared/kernel/refusal'
import type { Attachable } from '../../execution/feature'
import { trainingAggregate } from './trainings.aggregates'

export const trainingAttachable: Attachable = {
  endedBy: ['TrainingDeleted'],
  async authorize({ executor, principal, id }) {
    const missing = refuse('not_found', {}, { kind: 'missing' })
    const { state } = await executor.load(trainingAggregate, id)
    if (state.status === 'unknown' || state.status === 'deleted') return missing
    return allows(trainingPolicy.documents, principal, trainingFacts(state)) ? undefined : missing
  },
}
