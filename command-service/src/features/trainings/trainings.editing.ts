// Changes several trainings alike: what is left out stays as it is in each.
import type { CommandCall } from '@practicum/infra/http/bindings'
import type { BodyOf } from '@practicum/shared/contract/row'
import type { editTrainings } from '@practicum/shared/features/trainings/changing.contract'
import {
  type Training,
  type TrainingContent,
  trainingFault,
} from '@practicum/shared/features/trainings/trainings.decider'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { childContext, contextOf } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { accountOf } from '../people/people.lookup'
import { authorize, trainingAggregate } from './trainings.aggregates'
import { type Item, isOverlap, unlessContested } from './trainings.batch'
import { CalendarKeeper } from './trainings.calendar'
import { chosenPlan, guidesOf, namedByPlans, samplePlanFault } from './trainings.references'

type Call = CommandCall<unknown, BodyOf<typeof editTrainings>>
type Changes = Partial<TrainingContent>

/** All of them are looked up before the first is changed: one that is not the caller's leaves the others as they are. */
export async function editAll(services: CommandServices, call: Call): Promise<readonly Item[] | Refusal> {
  const found = await trainingsOf(services, call)
  if (isRefusal(found)) return found
  const named = new Set(call.body.trainee_ids)
  const holders = new Map<string, string>()
  for (const { trainingId, trainee } of found) holders.set(trainingId, await accountOf(services.executor, trainee))
  const holderOf = ({ trainingId }: Training): string => holders.get(trainingId) ?? ''
  const meant = call.body.trainee_ids ? found.filter(training => named.has(holderOf(training))) : found
  const changes = await changesOf(services, call, meant)
  if (isRefusal(changes)) return changes
  const items: Item[] = []
  for (const training of meant) items.push(await edit(services, call, { training, changes }))
  return [...items, ...without(named, meant.map(holderOf))]
}

async function trainingsOf({ executor }: CommandServices, { body, principal }: Call) {
  const found: Training[] = []
  for (const id of new Set(body.training_ids)) {
    const { state } = await executor.load(trainingAggregate, id)
    if (state.status === 'unknown' || authorize(principal, state)) {
      return refuse('training.not_available', {}, { field: 'training_ids' })
    }
    found.push(state)
  }
  return found
}

async function changesOf(
  services: CommandServices,
  { body, principal }: Call,
  meant: readonly Training[],
): Promise<Changes | Refusal> {
  const plan = await planOf(services, { body, principal }, meant)
  if (isRefusal(plan)) return plan
  const guides = await guidesOf(services, principal, body.faculty ?? {})
  if (isRefusal(guides)) return guides
  const changes: Changes = {
    ...plan,
    ...(body.start_at !== undefined && { startAt: body.start_at }),
    ...(body.end_at !== undefined && { endAt: body.end_at }),
    ...guides,
    ...(body.placement_not_required !== undefined && { placementNotRequired: body.placement_not_required }),
  }
  return faultOfAll(changes) ?? changes
}

/** Trainings keep a plan that was archived after it was chosen. */
async function planOf(
  { executor }: CommandServices,
  { body, principal }: Pick<Call, 'body' | 'principal'>,
  meant: readonly Training[],
): Promise<Changes | Refusal> {
  const id = body.training_plan_id
  if (id === undefined) return {}
  const plan = await chosenPlan(executor, principal, id)
  if (isRefusal(plan)) return plan
  const { archived, ...words } = plan
  const kept = meant.every(({ planId }) => planId === id)
  return archived && !kept ? refuse('training.plan_not_available', {}, { field: 'training_plan_id' }) : words
}

/** What is wrong whatever the trainings are. */
const faultOfAll = ({ startAt, endAt, faculty, assistants }: Changes): Refusal | undefined =>
  trainingFault({
    startAt: startAt ?? endAt ?? '',
    endAt: endAt ?? startAt ?? '',
    faculty: faculty ?? null,
    assistants: assistants ?? [],
  })

async function edit(
  { executor, trainingLookUps }: CommandServices,
  call: Call,
  { training, changes }: { readonly training: Training; readonly changes: Changes },
): Promise<Item> {
  const { trainingId, organizationId, trainee } = training
  const of = { organizationId, trainee }
  const isNew = changes.planId !== undefined && changes.planId !== training.planId
  const fault = isNew ? await samplePlanFault(executor, changes.planId ?? null, trainee) : undefined
  if (fault) return { traineeId: trainee.userId, trainingId, outcome: fault, others: [] }
  const command = { type: 'EditTraining' as const, changes }
  const keeper = new CalendarKeeper(executor, trainingLookUps)
  const outcome = await unlessContested(() =>
    keeper.execute({
      ...{ id: trainingId, of, context: childContext(contextOf(call), trainingId) },
      request: { command: state => authorize(call.principal, state) ?? command },
    }),
  )
  const asked = { trainingId, startAt: changes.startAt ?? training.startAt, endAt: changes.endAt ?? training.endAt }
  const others = isOverlap(outcome)
    ? await namedByPlans(executor, call.principal, await keeper.overlapping(of, asked))
    : []
  return { traineeId: trainee.userId, trainingId, outcome, others }
}

/** Who was named, and has none of the trainings: whether there is such a person is not said. */
const without = (named: ReadonlySet<string>, meant: readonly string[]): readonly Item[] =>
  [...named]
    .filter(id => !meant.includes(id))
    .map(traineeId => ({
      ...{ traineeId, trainingId: undefined, others: [] },
      outcome: refuse('training.no_valid_plan'),
    }))
