// What becomes of the insurances of whoever was erased: they are deleted with their proofs, whoever has sent these.
import type { Position } from '@practicum/infra/event-store/port'
import type { InsuranceCandidates } from '@practicum/shared/features/insurances/insurances.candidates'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { reactionTo } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import type { Reaction } from '../../reactions/reaction'
import { insuranceAggregate } from './insurances.aggregate'

type Services = Pick<CommandServices, 'executor' | 'waitUntilProjected'>

export const insuranceReactions = (
  { executor, waitUntilProjected }: Services,
  find: Pick<InsuranceCandidates, 'ofTrainee'>,
): readonly Reaction[] => [
  {
    name: 'delete-insurances-of-erased',
    on: ['SubjectErased'],
    async handle(event) {
      await waitUntilProjected(['insurance'], event.position as Position)
      for (const id of await find.ofTrainee(event.entityId)) {
        const context = reactionTo(event, `insurance-${id}`, new Date(event.meta.occurredAt))
        const request = { command: () => ({ type: 'DeleteInsurance' as const }) }
        const done = await executor.execute(insuranceAggregate, id, request, context)
        if (isRefusal(done) && done.kind !== 'missing') throw new Error(`${id} is not deleted: ${done.code}`)
      }
    },
  },
]
