// How the past of a training plan is told: its activity types each with its hours.
import type { TrainingPlanContent } from '@practicum/shared/features/training-plans/training-plans.decider'
import type { EventData, ReadSlots } from '../../reads/slots'

const typesTold = (data: EventData): EventData => {
  const { activityTypes } = data as Pick<TrainingPlanContent, 'activityTypes'>
  return { ...data, activityTypes: activityTypes.map(({ name, hours }) => `${name} ${hours}`) }
}

export const trainingPlansTold: ReadSlots['historyWords'] = {
  TrainingPlanCreated: typesTold,
  TrainingPlanEdited: typesTold,
}
