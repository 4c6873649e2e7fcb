// Commands of training plans, bound to their contract rows.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import {
  archiveTrainingPlan,
  createTrainingPlan,
  editTrainingPlan,
} from '@practicum/shared/features/training-plans/training-plans.contract'
import type {
  TrainingPlanCommand,
  TrainingPlanState,
} from '@practicum/shared/features/training-plans/training-plans.decider'
import { trainingPlanFields } from '@practicum/shared/features/training-plans/training-plans.fields'
import { fromWire } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import type { Refusal } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { type ExecutionResult, type Executor, replyOf } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { authorize, trainingPlanAggregate } from './training-plans.aggregate'

export function trainingPlanRoutes({ executor }: CommandServices): readonly CommandBinding[] {
  return [
    bindCommand(createTrainingPlan, async call => {
      const { organizationId, userId: creatorId, positionId: creatorPositionId } = call.principal
      const trainingPlanId = derivedId(call.commandId, 'training plan')
      const data = {
        trainingPlanId,
        organizationId,
        creatorId,
        creatorPositionId,
        ...fromWire(trainingPlanFields, call.body),
      }
      const command = (): TrainingPlanCommand => ({ type: 'CreateTrainingPlan', data })
      const done = await executor.execute(trainingPlanAggregate, trainingPlanId, { command }, contextOf(call))
      return replyOf(done, ({ version }) => ({ id: trainingPlanId, version }))
    }),
    bindCommand(editTrainingPlan, async call => {
      const fields = fromWire(trainingPlanFields, call.body)
      const command = { type: 'EditTrainingPlan' as const, fields }
      const done = await change(executor, call, { command, expectedVersion: call.body.version })
      return replyOf(done, ({ version }) => ({ id: call.params.id, version }))
    }),
    bindCommand(archiveTrainingPlan, async call => {
      const done = await change(executor, call, { command: { type: 'ArchiveTrainingPlan' } })
      return replyOf(done, () => ({}))
    }),
  ]
}

interface Change {
  readonly command: TrainingPlanCommand
  readonly expectedVersion?: number | undefined
}

/** Runs a command on the one of the path, when the caller may change it. */
function change(
  executor: Executor,
  call: CommandCall<{ id: string }>,
  { command, expectedVersion }: Change,
): Promise<ExecutionResult<TrainingPlanState> | Refusal> {
  const checked = (state: TrainingPlanState) => authorize(call.principal, state, 'change') ?? command
  return executor.execute(trainingPlanAggregate, call.params.id, { command: checked, expectedVersion }, contextOf(call))
}
