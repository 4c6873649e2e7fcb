// Assigns the same training to several trainees: one each.
import type { Principal } from '@practicum/shared/access/principal'
import { type TrainingContent, trainingFault } from '@practicum/shared/features/trainings/trainings.decider'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'
import { type CommandContext, childContext } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { severalAtOnce } from '../../execution/several'
import { trainingAggregate } from './trainings.aggregates'
import { type Item, isOverlap, unlessContested } from './trainings.batch'
import { CalendarKeeper } from './trainings.calendar'
import { namedByPlans, samplePlanFault, traineeHere } from './trainings.references'

type Services = Pick<CommandServices, 'executor'> & {
  readonly trainingLookUps: Pick<CommandServices['trainingLookUps'], 'plannedFor'>
}

export interface Assignment {
  readonly by: Principal
  readonly traineeIds: readonly string[]
  readonly content: TrainingContent
}

/** No trainee waits for another one: each has a calendar of their own. */
const AT_ONCE = 8

/** In the order asked, each trainee once. */
export async function assignAll(
  services: Services,
  { by, traineeIds, content }: Assignment,
  context: CommandContext,
): Promise<readonly Item[] | Refusal> {
  const refused = trainingFault(content)
  if (refused) return refused
  const each = (traineeId: string): Promise<Item> => assign(services, { by, traineeId, content }, context)
  return severalAtOnce([...new Set(traineeIds)], AT_ONCE, each)
}

async function assign(
  { executor, trainingLookUps }: Services,
  { by, traineeId, content }: Omit<Assignment, 'traineeIds'> & { readonly traineeId: string },
  context: CommandContext,
): Promise<Item> {
  const trainee = await traineeHere(executor, by, traineeId)
  if (isRefusal(trainee)) return { traineeId, trainingId: undefined, outcome: trainee, others: [] }
  const trainingId = derivedId(context.commandId, 'training', traineeId)
  const { version } = await executor.load(trainingAggregate, trainingId)
  const fault = version < 0 && (await samplePlanFault(executor, content.planId, trainee))
  if (fault) return { traineeId, trainingId: undefined, outcome: fault, others: [] }
  const of = { organizationId: by.organizationId, trainee }
  const command = { type: 'PlanTraining' as const, data: { trainingId, ...of, ...content } }
  const work = { id: trainingId, of, request: { command: () => command }, context: childContext(context, traineeId) }
  const keeper = new CalendarKeeper(executor, trainingLookUps)
  const outcome = await unlessContested(() => keeper.execute(work))
  const others = isOverlap(outcome)
    ? await namedByPlans(executor, by, await keeper.overlapping(of, { trainingId, ...content }))
    : []
  return { traineeId, trainingId: isRefusal(outcome) ? undefined : trainingId, outcome, others }
}
