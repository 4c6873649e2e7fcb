// Training plans of the demonstration: three levels, the plans of this year and the next, and one of the year before that is archived.
import type { Principal } from '@practicum/shared/access/principal'
import type { TrainingPlanContent } from '@practicum/shared/features/training-plans/training-plans.decider'
import type { ActivityColor } from '@practicum/shared/features/training-plans/training-plans.fields'
import { dateIn } from '@practicum/shared/kernel/dates'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type Demonstration, type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { executeHolding } from '../../execution/holding'
import { trainingLevelAggregate, trainingPlanAggregate } from './training-plans.aggregates'
import { demoPlanId, demoPlanName } from './training-plans.ids'
import { levelsNamed, plansNamed } from './training-plans.names'

const LEVELS = ['Practicum', 'Internship I', 'Internship II'] as const

type Type = readonly [name: string, hours: number, color: ActivityColor]

const PRACTICUM: readonly Type[] = [
  ['Individual therapy', 150, 'blue'],
  ['Group therapy', 40, 'teal'],
  ['Couples and family', 35, 'green'],
  ['Assessment', 25, 'amber'],
  ['Individual supervision', 30, 'purple'],
  ['Group supervision', 45.5, 'pink'],
  ['Training and documentation', 60, 'grey'],
]
const INTERNSHIP: readonly Type[] = [
  ['Individual therapy', 320, 'blue'],
  ['Group therapy', 80, 'teal'],
  ['Couples and family', 90, 'green'],
  ['Crisis intervention', 40, 'red'],
  ['Individual supervision', 52, 'purple'],
  ['Group supervision', 78.25, 'pink'],
  ['Outreach', 30, 'orange'],
  ['Training and documentation', 140, 'grey'],
]
const ASSESSMENT: readonly Type[] = [
  ['Assessment', 220, 'amber'],
  ['Feedback to clients', 60, 'olive'],
  ['Individual supervision', 40, 'purple'],
  ['Report writing', 130.5, 'grey'],
]

interface Sample {
  readonly name: string
  readonly level: (typeof LEVELS)[number]
  /** From the academic year of today. */
  readonly years: number
  readonly types: readonly Type[]
}

const SAMPLES: readonly Sample[] = [
  { name: 'Marriage and family therapy', level: 'Practicum', years: 0, types: PRACTICUM },
  { name: 'Marriage and family therapy', level: 'Practicum', years: 1, types: PRACTICUM },
  { name: 'Clinical internship', level: 'Internship I', years: 0, types: INTERNSHIP },
  { name: 'Assessment and testing', level: 'Internship II', years: 0, types: ASSESSMENT },
  { name: 'To try it out', level: 'Practicum', years: 0, types: PRACTICUM.slice(0, 5) },
]
const ARCHIVED: Sample = {
  name: 'Marriage and family therapy',
  level: 'Practicum',
  years: -1,
  types: PRACTICUM.slice(0, 5),
}

const levelIdOf = (level: string): string => derivedId('demonstration', `traininglevel-${level}`)
const nameOf = ({ name, years }: Sample): string => demoPlanName(name, years)
const planIdOf = ({ name, years }: Sample): string => demoPlanId(name, years)

export const trainingPlanDemonstration: DemonstrationPart = {
  stage: 'references',
  async isThere({ executor }) {
    const { state } = await executor.load(trainingPlanAggregate, planIdOf(ARCHIVED))
    return state.status === 'archived'
  },
  async fill(demonstration) {
    const coordinator = personCalled(demonstration.people, 'coordinator')
    for (const [place, level] of LEVELS.entries()) await makeLevel(demonstration, coordinator, level, place)
    for (const sample of [...SAMPLES, ARCHIVED]) await makePlan(demonstration, coordinator, sample)
    const { services, now } = demonstration
    const context = actingAs(coordinator, `${nameOf(ARCHIVED)}-archived`, now)
    const request = { command: () => ({ type: 'ArchiveTrainingPlan' as const }) }
    unwrapOrThrow(await executeHolding(services.executor, plansNamed, { id: planIdOf(ARCHIVED), request, context }))
  },
}

async function makeLevel(
  { services: { executor }, now }: Demonstration,
  coordinator: Principal,
  name: string,
  sortOrder: number,
): Promise<void> {
  const trainingLevelId = levelIdOf(name)
  const data = { trainingLevelId, organizationId: coordinator.organizationId, name }
  const making = { command: () => ({ type: 'CreateTrainingLevel' as const, data }) }
  const context = actingAs(coordinator, `traininglevel-${name}`, now)
  unwrapOrThrow(await executeHolding(executor, levelsNamed, { id: trainingLevelId, request: making, context }))
  const placing = { command: () => ({ type: 'PlaceTrainingLevel' as const, sortOrder }) }
  const placed = actingAs(coordinator, `traininglevel-${name}-placed`, now)
  unwrapOrThrow(await executor.execute(trainingLevelAggregate, trainingLevelId, placing, placed))
}

async function makePlan({ services, now }: Demonstration, coordinator: Principal, sample: Sample): Promise<void> {
  const { organizationId, zone } = coordinator
  const trainingPlanId = planIdOf(sample)
  const data = { trainingPlanId, organizationId, ...contentOf(sample, dateIn(zone, now)) }
  const request = { command: () => ({ type: 'CreateTrainingPlan' as const, data }) }
  const context = actingAs(coordinator, nameOf(sample), now)
  unwrapOrThrow(await executeHolding(services.executor, plansNamed, { id: trainingPlanId, request, context }))
}

/** An academic year begins in September. */
function contentOf(sample: Sample, today: string): TrainingPlanContent {
  const { name, level, years, types } = sample
  const [year, month] = today.split('-').map(Number) as [number, number]
  const first = (month >= 9 ? year : year - 1) + years
  const typeOf = ([type, hours, color]: Type) => ({
    ...{ id: derivedId('demonstration', nameOf(sample), type), name: type },
    ...{ hours, color },
  })
  return {
    ...{ name, levelId: levelIdOf(level), startAt: `${first}-09-01`, endAt: `${first + 1}-05-31` },
    activityTypes: types.map(typeOf),
  }
}
