// Training plans of the demonstration.
import type { TrainingPlanCommand } from '@practicum/shared/features/training-plans/training-plans.decider'
import { addDays, dateIn } from '@practicum/shared/kernel/dates'
import { derivedId } from '@practicum/shared/kernel/ids'
import { actingAs, personCalled } from '../../demonstration/acting'
import { type DemonstrationPart, unwrapOrThrow } from '../../demonstration/part'
import { trainingPlanAggregate } from './training-plans.aggregate'

/** With days from today. */
const SAMPLES = [
  ['First training plan', 7],
  ['Second training plan', 14],
] as const

const idOf = (index: number): string => derivedId('demonstration', `trainingplan-${index}`)

export const trainingPlanDemonstration: DemonstrationPart = {
  stage: 'work',
  async isThere({ executor }) {
    const { version } = await executor.load(trainingPlanAggregate, idOf(SAMPLES.length - 1))
    return version >= 0
  },
  async fill({ services, people, now }) {
    const creator = personCalled(people, 'coordinator')
    const { organizationId, userId: creatorId, positionId: creatorPositionId, zone } = creator
    for (const [index, [title, days]] of SAMPLES.entries()) {
      const day = addDays(dateIn(zone, now), days)
      const data = { trainingPlanId: idOf(index), organizationId, creatorId, creatorPositionId, title, day }
      const command = (): TrainingPlanCommand => ({ type: 'CreateTrainingPlan', data })
      const context = actingAs(creator, `trainingplan-${index}`, now)
      unwrapOrThrow(await services.executor.execute(trainingPlanAggregate, idOf(index), { command }, context))
    }
  },
}
