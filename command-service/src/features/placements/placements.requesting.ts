// A trainee applies for a placement: site, training and supervisor as far as they may choose them. What is another organization's is as unknown as what nobody knows.
import { allows } from '@practicum/shared/access/policy'
import type { Principal } from '@practicum/shared/access/principal'
import type { BodyOf } from '@practicum/shared/contract/row'
import type { requestPlacement } from '@practicum/shared/features/placements/placement-requests.contract'
import { placementDays, placementDaysFault } from '@practicum/shared/features/placements/placements.days'
import { placementContent } from '@practicum/shared/features/placements/placements.fields'
import type { Person } from '@practicum/shared/features/placements/placements.state'
import { proposedFields } from '@practicum/shared/features/placements/proposed-supervisor'
import { trainingFacts, trainingPolicy } from '@practicum/shared/features/trainings/trainings.policy'
import { fromWire, initiallyOf } from '@practicum/shared/kernel/fields'
import { isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import type { CommandContext } from '../../execution/context'
import type { Executor } from '../../execution/executor'
import { pickedPerson, todayAt } from '../people/people.lookup'
import { knowsSamples, notForSamples } from '../samples/samples.aggregate'
import { openSite, siteAggregate } from '../supervision-sites/supervision-sites.aggregate'
import { trainingAggregate } from '../trainings/trainings.aggregates'
import { isOpened, type Opened, openBy, type References } from './placements.opening'

type Wanted = BodyOf<typeof requestPlacement>

export async function applyFor(
  executor: Executor,
  principal: Principal,
  wanted: Wanted,
  context: CommandContext,
): Promise<Opened | Refusal> {
  const { site_id: siteId, training_id: trainingId, proposed_supervisor: said, note = '' } = wanted
  const today = await todayAt(executor, principal.organizationId, context.now)
  const training = await trainingFor(executor, principal, wanted, today)
  if (isRefusal(training)) return training
  const site = await siteFor(executor, principal, siteId, today)
  if (isRefusal(site)) return site
  const supervisor = await supervisorAsked(executor, principal, site, wanted)
  if (isRefusal(supervisor)) return supervisor
  const fault = await sampleSupervisorFault(executor, principal, { supervisor, to: principal.positionId })
  if (fault && !(await isOpened(executor, context))) return fault
  const content = { ...initiallyOf(placementContent), ...fromWire(placementDays, wanted) }
  const placement = { siteId, trainingId, supervisor, ...content, agreements: [] }
  return openBy(executor, { ...placement, site, training }, context, data => ({
    ...{ type: 'RequestPlacement', data, note },
    proposed: said ? fromWire(proposedFields, said) : undefined,
  }))
}

/** Undefined: whoever is named may be given to a trainee in this position. Why not is told to those alone who know what is a sample. */
export async function sampleSupervisorFault(
  executor: Executor,
  principal: Principal,
  { supervisor, to }: { readonly supervisor: Person | null; readonly to: string },
): Promise<Refusal | undefined> {
  if (supervisor === null) return undefined
  const fault = await notForSamples(executor, 'supervisor', { given: supervisor.positionId, to })
  return fault && !knowsSamples(principal) ? unfit() : fault
}

const unfit = () => refuse('placement.supervisor_unfit', {}, { field: 'supervisor' })

async function trainingFor(
  executor: Executor,
  principal: Principal,
  wanted: Wanted,
  today: string,
): Promise<References['training'] | Refusal> {
  const { state: training } = await executor.load(trainingAggregate, wanted.training_id)
  const theirs = training.status === 'planned' && allows(trainingPolicy.own, principal, trainingFacts(training))
  if (!theirs) return refuse('placement.training_unknown', {}, { field: 'training_id' })
  if (training.endAt < today) return refuse('placement.training_over', {}, { field: 'training_id' })
  return placementDaysFault(fromWire(placementDays, wanted), training) ?? training
}

type Site = NonNullable<ReturnType<typeof openSite>>

async function siteFor(
  executor: Executor,
  principal: Principal,
  siteId: string,
  today: string,
): Promise<Site | Refusal> {
  const { state } = await executor.load(siteAggregate, siteId)
  const site = openSite(principal, state, today)
  if (!site) return refuse('placement.site_unknown', {}, { field: 'site_id' })
  return site.acceptingTrainees ? site : refuse('placement.site_not_accepting', {}, { field: 'site_id' })
}

/** Null: nobody of the site, or somebody beside it. */
async function supervisorAsked(
  executor: Executor,
  principal: Principal,
  site: Site,
  { supervisor: picked, proposed_supervisor: said }: Wanted,
): Promise<Person | Refusal | null> {
  if (!picked) return null
  if (said) return refuse('placement.supervisor_twice', {}, { field: 'proposed_supervisor' })
  return supervisorAt(executor, principal, site, picked)
}

async function supervisorAt(
  executor: Executor,
  principal: Principal,
  { supervisors }: Site,
  picked: NonNullable<Wanted['supervisor']>,
): Promise<Person | Refusal> {
  const person = await supervisorPicked(executor, principal, picked)
  if (isRefusal(person) || supervisors.some(({ positionId }) => positionId === person.positionId)) return person
  return refuse('placement.supervisor_elsewhere', {}, { field: 'supervisor' })
}

/** Anybody who supervises in the organization. */
export async function supervisorPicked(
  executor: Executor,
  principal: Principal,
  picked: NonNullable<Wanted['supervisor']>,
): Promise<Person | Refusal> {
  const person = await pickedPerson(executor, principal, picked)
  if (isRefusal(person)) return refuse(person.code, {}, { field: 'supervisor' })
  const { userId, positionId, role } = person
  return role === 'supervisor' ? { userId, positionId } : unfit()
}
