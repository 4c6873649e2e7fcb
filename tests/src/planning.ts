// Trainings to try things with: planned as they once were, by words, whatever else their trainee has on these days.
import type { CommandContext } from '@practicum/command-service/execution/context'
import type { Executor } from '@practicum/command-service/execution/executor'
import { trainingAggregate } from '@practicum/command-service/features/trainings/trainings.aggregates'
import type { Training } from '@practicum/shared/features/trainings/trainings.decider'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'

export type PlannedByWords = Pick<
  Training,
  'organizationId' | 'trainee' | 'faculty' | 'planName' | 'levelName' | 'startAt' | 'endAt'
>

export async function planTraining(
  { executor }: { readonly executor: Executor },
  training: PlannedByWords,
  context: CommandContext,
): Promise<string | Refusal> {
  const trainingId = derivedId(context.commandId, 'training')
  const data = { ...training, trainingId, planId: null, assistants: [], placementNotRequired: false }
  const request = { command: () => ({ type: 'PlanTraining' as const, data }) }
  const done = await executor.execute(trainingAggregate, trainingId, request, context)
  return isRefusal(done) ? done : trainingId
}
