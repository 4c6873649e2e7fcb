// Trainings of the demonstration: everybody has one that runs, some have had one before, and some know what comes next.
import type { Days } from '@practicum/shared/features/trainings/training-calendar.decider'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { derivedId } from '@practicum/shared/kernel/ids'
import { isRefusal } from '@practicum/shared/kernel/refusal'
import { actingAs, partOf, personCalled } from '../../demonstration/acting'
import { type Demonstration, type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { demoPlanId } from '../training-plans/training-plans.ids'
import { trainingAggregate } from './trainings.aggregates'
import { assignAll } from './trainings.assigning'
import { isOverlap } from './trainings.batch'
import { type DemoTraining, demoTrainingId, demoTrainingName } from './trainings.ids'
import { chosenPlan } from './trainings.references'

interface Sample {
  readonly which: DemoTraining
  readonly plan: readonly [name: string, years: number]
  readonly trainees: readonly string[]
  /** Days from today. */
  readonly from: number
  readonly to: number
}

const FAMILY = 'Marriage and family therapy'
const ALL = ['trainee', 'trainee.ben', 'trainee.chloe', 'trainee.dev', 'trainee.elise', 'trainee.farid'] as const
const GO_ON = ['trainee.elise', 'trainee.farid'] as const

const SAMPLES: readonly Sample[] = [
  { which: 'previous', plan: [FAMILY, -1], trainees: ['trainee.ben', 'trainee.farid'], from: -400, to: -90 },
  { which: 'current', plan: [FAMILY, 0], trainees: ALL, from: -60, to: 210 },
  { which: 'next', plan: ['Clinical internship', 0], trainees: GO_ON, from: 211, to: 480 },
]

export const trainingDemonstration: DemonstrationPart = {
  stage: 'references',
  // Ids need the people: it is gone through whenever anything else is missing.
  isThere: async () => true,
  async fill(demonstration) {
    for (const sample of SAMPLES) await assign(demonstration, sample)
    await document(demonstration)
  },
}

/** Of a training as this release plans it. */
async function document({ services, people, attach }: Demonstration): Promise<void> {
  const attachableId = demoTrainingId('current', personCalled(people, 'trainee').userId)
  if ((await services.executor.load(trainingAggregate, attachableId)).version < 0) return
  const lines = ['Learning agreement', 'What is learned in this training, where, and how it is seen.']
  await attach({
    attachableType: 'training',
    attachableId,
    from: 'coordinator',
    filename: 'learning-agreement.pdf',
    lines,
  })
}

async function assign({ services, people, now }: Demonstration, sample: Sample): Promise<void> {
  const { which, plan, trainees, from, to } = sample
  const coordinator = personCalled(people, 'coordinator')
  const { planId, planName, levelName } = unwrapOrThrow(
    await chosenPlan(services.executor, coordinator, demoPlanId(...plan)),
  )
  const today = dateIn(coordinator.zone, now)
  const days: Days = { startAt: addDays(today, from), endAt: addDays(today, to) }
  const content = {
    ...{ planId, planName, levelName, ...days },
    placementNotRequired: false,
    faculty: partOf(personCalled(people, 'faculty')),
    assistants: which === 'current' ? [partOf(personCalled(people, 'faculty.ines'))] : [],
  }
  const traineeIds: string[] = []
  for (const key of trainees) {
    const { userId } = personCalled(people, key)
    // What was planned on another day stays so.
    const { version } = await services.executor.load(trainingAggregate, demoTrainingId(which, userId))
    if (version < 0) traineeIds.push(userId)
  }
  const asked = { by: coordinator, traineeIds, content }
  const context = actingAs(coordinator, demoTrainingName(which), now)
  const { executor } = services
  const items = unwrapOrThrow(await assignAll({ executor, trainingLookUps: plannedBefore(people) }, asked, context))
  for (const { outcome } of items) if (isRefusal(outcome) && !isOverlap(outcome)) unwrapOrThrow(outcome)
}

/** By the releases before. Read models may not be there yet, and these ids are known. */
const plannedBefore = (people: Demonstration['people']) => ({
  async plannedFor(_organizationId: string, userId: string): Promise<readonly string[]> {
    const keys = ALL.filter(key => personCalled(people, key).userId === userId)
    return keys.flatMap(key =>
      ['Practicum I', 'Practicum II'].map(level => derivedId(`demonstration-training-${key}-${level}`, 'training')),
    )
  },
})
