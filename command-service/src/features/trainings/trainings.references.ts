// What a training refers to, as far as the caller may choose it: a plan, its trainee, and who guides them. What is another organization's is as unknown as what nobody knows.
import type { Principal } from '@practicum/shared/access/principal'
import type { Training, TrainingContent } from '@practicum/shared/features/trainings/trainings.decider'
import { allOrRefusal, isRefusal, type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import type { Executor } from '../../execution/executor'
import type { CommandServices } from '../../execution/ports'
import { positionHere } from '../people/people.lookup'
import { notForSamples } from '../samples/samples.aggregate'
import { authorize, trainingLevelAggregate, trainingPlanAggregate } from '../training-plans/training-plans.aggregates'

type Person = Training['trainee']

export type ChosenPlan = Pick<TrainingContent, 'planId' | 'planName' | 'levelName'> & { readonly archived: boolean }

const notThere = () => refuse('training.plan_not_available', {}, { field: 'training_plan_id' })

export async function chosenPlan(executor: Executor, principal: Principal, id: string): Promise<ChosenPlan | Refusal> {
  const { state: plan } = await executor.load(trainingPlanAggregate, id)
  if (plan.status === 'unknown' || authorize(principal, plan)) return notThere()
  const { state: level } = await executor.load(trainingLevelAggregate, plan.levelId)
  return {
    ...{ planId: id, planName: plan.name, archived: plan.status === 'archived' },
    levelName: level.status === 'unknown' ? '' : level.name,
  }
}

/** As their plans are named now. */
export const namedByPlans = (
  executor: Executor,
  principal: Principal,
  trainings: readonly Training[],
): Promise<readonly Training[]> =>
  Promise.all(
    trainings.map(async training => {
      const plan = training.planId === null ? undefined : await chosenPlan(executor, principal, training.planId)
      return plan === undefined || isRefusal(plan) ? training : { ...training, planName: plan.planName }
    }),
  )

/** Undefined: the plan may be given to this trainee. */
export const samplePlanFault = async (
  executor: Executor,
  planId: string | null,
  { positionId }: Pick<Person, 'positionId'>,
): Promise<Refusal | undefined> =>
  planId === null ? undefined : notForSamples(executor, 'plan', { given: planId, to: positionId })

/** For new trainings. */
export async function openPlan(executor: Executor, principal: Principal, id: string): Promise<ChosenPlan | Refusal> {
  const plan = await chosenPlan(executor, principal, id)
  return !isRefusal(plan) && plan.archived ? notThere() : plan
}

export async function traineeHere(executor: Executor, principal: Principal, userId: string): Promise<Person | Refusal> {
  const held = await positionHere(executor, principal, { userId, role: 'trainee' })
  return held ? { userId, positionId: held.id } : refuse('training.trainee_not_available')
}

interface Guides {
  readonly primary_position_id?: string | null | undefined
  readonly assistant_position_ids?: readonly string[] | undefined
}

/** Only what is said. */
export async function guidesOf(
  { executor, trainingLookUps }: Pick<CommandServices, 'executor' | 'trainingLookUps'>,
  principal: Principal,
  { primary_position_id: primary, assistant_position_ids: assistants }: Guides,
): Promise<Partial<Pick<TrainingContent, 'faculty' | 'assistants'>> | Refusal> {
  const holders = await trainingLookUps.holdersOf([...(primary ? [primary] : []), ...(assistants ?? [])])
  const guide = async (positionId: string, field: string): Promise<Person | Refusal> => {
    const userId = holders.get(positionId)
    const held = userId && (await positionHere(executor, principal, { userId, role: 'faculty', positionId }))
    return held ? { userId, positionId } : refuse('training.guide_not_available', {}, { field: `faculty.${field}` })
  }
  const faculty = typeof primary === 'string' ? await guide(primary, 'primary_position_id') : primary
  if (isRefusal(faculty)) return faculty
  const found = allOrRefusal(
    await Promise.all((assistants ?? []).map(positionId => guide(positionId, 'assistant_position_ids'))),
  )
  if (isRefusal(found)) return found
  return { ...(faculty !== undefined && { faculty }), ...(assistants && { assistants: [...found] }) }
}
