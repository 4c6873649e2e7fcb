// Changes several trainings alike: what is left out stays as it is in each.
import type { CommandCall } from '@practicum/infra/http/bindings'
import { allows } from '@practicum/shared/access/policy'
import type { BodyOf } from '@practicum/shared/contract/row'
import type { editTrainings } from '@practicum/shared/features/trainings/changing.contract'
import {
  type Training,
  type TrainingContent,
  trainingFault,
} from '@practicum/shared/features/trainings/trainings.decider'
import { trainingFacts, trainingPolicy } from '@practicum/shared/features/trainings/trainings.policy'
import { allOrRefusal, isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import { childContext, contextOf } from '../../execution/context'
import type { CommandServices } from '../../execution/ports'
import { severalAtOnce } from '../../execution/several'
import { accountOf } from '../people/people.lookup'
import { authorize, trainingAggregate } from './trainings.aggregates'
import { type Item, isOverlap, unlessContested } from './trainings.batch'
import { CalendarKeeper } from './trainings.calendar'
import { chosenPlan, guidesOf, namedByPlans, samplePlanFault } from './trainings.references'

type Call = CommandCall<unknown, BodyOf<typeof editTrainings>>
type Changes = Partial<TrainingContent>

/** Of different people: no trainee waits for another one. */
const AT_ONCE = 8

/** All of them are looked up before the first is changed: one that is not the caller's leaves the others as they are. Answers in the order asked. */
export async function editAll(services: CommandServices, call: Call): Promise<readonly Item[] | Refusal> {
  const found = await trainingsOf(services, call)
  if (isRefusal(found)) return found
  const named = new Set(call.body.trainee_ids)
  const meant = call.body.trainee_ids ? found.filter(({ holder }) => named.has(holder)) : found
  const standing = meant.flatMap(({ training }) => (training.status === 'planned' ? [training] : []))
  const changes = await changesOf(services, call, standing)
  if (isRefusal(changes)) return changes
  const groups = await severalAtOnce(byHolder(meant), AT_ONCE, group => inTurn(services, call, { group, changes }))
  const items = new Map(groups.flat().map(item => [item.trainingId, item]))
  return [
    ...meant.flatMap(({ training }) => items.get(training.trainingId) ?? []),
    ...without(
      named,
      meant.map(({ holder }) => holder),
    ),
  ]
}

interface Found {
  readonly training: Training
  /** The account of its trainee. */
  readonly holder: string
}

async function trainingsOf(
  { executor }: CommandServices,
  { body, principal }: Call,
): Promise<readonly Found[] | Refusal> {
  const ids = [...new Set(body.training_ids)]
  return allOrRefusal(
    await severalAtOnce(ids, AT_ONCE, async (id): Promise<Found | Refusal> => {
      const { state: training } = await executor.load(trainingAggregate, id)
      if (training.status === 'unknown' || !allows(trainingPolicy.change, principal, trainingFacts(training))) {
        return refuse('training.not_available', {}, { field: 'training_ids' })
      }
      return { training, holder: await accountOf(executor, training.trainee) }
    }),
  )
}

const byHolder = (found: readonly Found[]): readonly (readonly Training[])[] =>
  [...new Set(found.map(({ holder }) => holder))].map(holder =>
    found.filter(one => one.holder === holder).map(({ training }) => training),
  )

interface Work {
  readonly group: readonly Training[]
  readonly changes: Changes
}

/** Trainings of one person, which may take days from each other. */
async function inTurn(services: CommandServices, call: Call, { group, changes }: Work): Promise<readonly Item[]> {
  const items: Item[] = []
  for (const training of group) {
    const isThere = training.status === 'planned'
    items.push(isThere ? unlessGone(training, await edit(services, call, { training, changes })) : gone(training))
  }
  return items
}

/** Deleted after it was looked at: whose it was has nothing that could be changed. */
const gone = ({ trainingId, trainee }: Training): Item => ({
  ...{ traineeId: trainee.userId, trainingId, others: [] },
  outcome: refuse('training.no_valid_plan'),
})

const unlessGone = (training: Training, item: Item): Item =>
  isRefusal(item.outcome) && item.outcome.code === 'not_found' ? gone(training) : item

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
