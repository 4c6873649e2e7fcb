// Commands of training plans, bound to their contract rows.
import { bindCommand, type CommandBinding, type CommandCall } from '@practicum/infra/http/bindings'
import type { Principal } from '@practicum/shared/access/principal'
import type { BodyOf } from '@practicum/shared/contract/row'
import {
  archiveTrainingPlan,
  createTrainingPlan,
  editTrainingPlan,
} from '@practicum/shared/features/training-plans/changing.contract'
import type {
  TrainingPlanCommand,
  TrainingPlanContent,
  TrainingPlanState,
} from '@practicum/shared/features/training-plans/training-plans.decider'
import {
  type ActivityType,
  type SentActivityType,
  trainingPlanFields,
} from '@practicum/shared/features/training-plans/training-plans.fields'
import { fromWire } from '@practicum/shared/kernel/fields'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { contextOf } from '../../execution/context'
import { type CommandRequest, type ExecutionResult, type Executor, replyOf } from '../../execution/executor'
import { executeHolding } from '../../execution/holding'
import type { CommandServices } from '../../execution/ports'
import { trainingLevelRoutes } from './training-levels.routes'
import { authorize, trainingLevelAggregate, trainingPlanAggregate } from './training-plans.aggregates'
import { plansNamed } from './training-plans.names'

export function trainingPlanRoutes({ executor }: CommandServices): readonly CommandBinding[] {
  return [
    ...trainingLevelRoutes(executor),
    bindCommand(createTrainingPlan, call => create(executor, call)),
    bindCommand(editTrainingPlan, call => edit(executor, call)),
    bindCommand(archiveTrainingPlan, async call => {
      const command = { type: call.body.archived ? 'ArchiveTrainingPlan' : 'UnarchiveTrainingPlan' } as const
      return written(call.params.id, await change(executor, call, { command: () => command }))
    }),
  ]
}

async function create(executor: Executor, call: CommandCall<unknown, BodyOf<typeof createTrainingPlan>>) {
  const { organizationId } = call.principal
  const content = contentOf(call)
  const refused = await levelRefusal(executor, call.principal, content.levelId)
  if (refused) return refused
  const trainingPlanId = derivedId(call.commandId, 'training plan')
  const command: TrainingPlanCommand = {
    type: 'CreateTrainingPlan',
    data: { trainingPlanId, organizationId, ...content },
  }
  // Nothing is there already of a plan that is new.
  const unknown = call.body.activity_types.some(({ id }) => id !== undefined)
  if (unknown) return refuse('training_plan.type_unknown', {}, { field: 'activity_types' })
  const work = { id: trainingPlanId, request: { command: () => command }, context: contextOf(call) }
  return written(trainingPlanId, await executeHolding(executor, plansNamed, work))
}

async function edit(executor: Executor, call: CommandCall<{ id: string }, BodyOf<typeof editTrainingPlan>>) {
  const { params, body, principal } = call
  const { state } = await executor.load(trainingPlanAggregate, params.id)
  const missing = authorize(principal, state)
  if (missing) return missing
  const content = contentOf(call)
  // A plan keeps a level that was archived after it was chosen.
  const kept = state.status !== 'unknown' && state.levelId === content.levelId
  const refused = kept ? undefined : await levelRefusal(executor, principal, content.levelId)
  if (refused) return refused
  const known = body.activity_types.flatMap(({ id }) => id ?? [])
  const command = { type: 'EditTrainingPlan' as const, content, known }
  const done = await change(executor, call, { command: () => command, expectedVersion: body.version })
  return written(params.id, done)
}

/** Runs a command on the one of the path, when the caller may change it. */
function change(
  executor: Executor,
  call: CommandCall<{ id: string }>,
  { command, expectedVersion }: CommandRequest<TrainingPlanCommand, TrainingPlanState>,
): Promise<ExecutionResult<TrainingPlanState> | Refusal> {
  const checked = (state: TrainingPlanState) => authorize(call.principal, state) ?? command(state)
  const request = { command: checked, expectedVersion }
  return executeHolding(executor, plansNamed, { id: call.params.id, request, context: contextOf(call) })
}

/** One of another organization is answered like one that does not exist. */
async function levelRefusal(executor: Executor, principal: Principal, levelId: string): Promise<Refusal | undefined> {
  const { state } = await executor.load(trainingLevelAggregate, levelId)
  const available = authorize(principal, state) === undefined && state.status === 'open'
  return available ? undefined : refuse('training_level.not_available', {}, { field: 'level_id' })
}

function contentOf({
  body,
  commandId,
}: Pick<CommandCall<unknown, BodyOf<typeof createTrainingPlan>>, 'body' | 'commandId'>): TrainingPlanContent {
  const typeOf = ({ id, name, hours, color }: SentActivityType, index: number): ActivityType => ({
    id: id ?? derivedId(commandId, 'activity type', String(index)),
    ...{ name, hours, color },
  })
  return { ...fromWire(trainingPlanFields, body), activityTypes: body.activity_types.map(typeOf) }
}

const written = (id: string, done: ExecutionResult<unknown> | Refusal) =>
  isRefusal(done) ? done : replyOf(done, ({ version }) => ({ id, version }))
