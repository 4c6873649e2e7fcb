// Commands of levels of training, bound to their contract rows.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import {
  archiveTrainingLevel,
  createTrainingLevel,
  orderTrainingLevels,
  renameTrainingLevel,
} from '@practicum/shared/features/training-plans/changing.contract'
import type {
  TrainingLevelCommand,
  TrainingLevelState,
} from '@practicum/shared/features/training-plans/training-levels.decider'
import { trainingLevelFields } from '@practicum/shared/features/training-plans/training-plans.fields'
import { fromWire } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import { childContext, contextOf } from '../../execution/context'
import { type ExecutionResult, type Executor, replyOf } from '../../execution/executor'
import { executeHolding } from '../../execution/holding'
import { authorize, trainingLevelAggregate } from './training-plans.aggregates'
import { levelsNamed } from './training-plans.names'

export function trainingLevelRoutes(executor: Executor): readonly CommandBinding[] {
  return [
    bindCommand(createTrainingLevel, async call => {
      const trainingLevelId = derivedId(call.commandId, 'training level')
      const { organizationId } = call.principal
      const data = { trainingLevelId, organizationId, ...fromWire(trainingLevelFields, call.body) }
      const command: TrainingLevelCommand = { type: 'CreateTrainingLevel', data }
      const work = { id: trainingLevelId, request: { command: () => command }, context: contextOf(call) }
      const done = await executeHolding(executor, levelsNamed, work)
      return replyOf(done, ({ version }) => ({ id: trainingLevelId, version }))
    }),
    bindCommand(renameTrainingLevel, async call => {
      const { name, version: expectedVersion } = call.body
      const done = await change(executor, call, { command: { type: 'RenameTrainingLevel', name }, expectedVersion })
      return replyOf(done, ({ version }) => ({ id: call.params.id, version }))
    }),
    bindCommand(archiveTrainingLevel, async call => {
      const type = call.body.archived ? 'ArchiveTrainingLevel' : 'UnarchiveTrainingLevel'
      const done = await change(executor, call, { command: { type } })
      return replyOf(done, ({ version }) => ({ id: call.params.id, version }))
    }),
    bindCommand(orderTrainingLevels, call => order(executor, call, [...new Set(call.body.ids)])),
  ]
}

interface Change {
  readonly command: TrainingLevelCommand
  readonly expectedVersion?: number | undefined
}

/** Runs a command on the one of the path, when the caller may change it. */
function change(
  executor: Executor,
  call: CommandCall<{ id: string }>,
  { command, expectedVersion }: Change,
): Promise<ExecutionResult<TrainingLevelState> | Refusal> {
  const checked = (state: TrainingLevelState) => authorize(call.principal, state) ?? command
  const request = { command: checked, expectedVersion }
  return executeHolding(executor, levelsNamed, { id: call.params.id, request, context: contextOf(call) })
}

/** All of them are looked up before the first is put anywhere: one that is not the caller's leaves the others as they are. */
async function order(executor: Executor, call: CommandCall, ids: readonly string[]) {
  for (const id of ids) {
    const { state } = await executor.load(trainingLevelAggregate, id)
    const missing = authorize(call.principal, state)
    if (missing) return missing
  }
  const placed: ExecutionResult<TrainingLevelState>[] = []
  for (const [sortOrder, id] of ids.entries()) {
    const command = { type: 'PlaceTrainingLevel' as const, sortOrder }
    const context = childContext(contextOf(call), id)
    const done = await executor.execute(trainingLevelAggregate, id, { command: () => command }, context)
    if (isRefusal(done)) return done
    placed.push(done)
  }
  return {
    answer: {},
    position: placed
      .flatMap(({ position }) => position ?? [])
      .toSorted()
      .at(-1),
  }
}
