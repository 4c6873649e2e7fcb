// Who is told about training plans: whoever made one, of what others do to it.
import type { RecipientRule } from '../../reactions/notifying'
import { trainingPlanAggregate } from './training-plans.aggregate'

const creator =
  (kind: 'training_plan.edited' | 'training_plan.archived'): RecipientRule =>
  async (event, executor) => {
    const { state } = await executor.load(trainingPlanAggregate, event.entityId)
    if (state.status === 'unknown') return undefined
    return { kind, to: [{ userId: state.creatorId, positionId: state.creatorPositionId }] }
  }

export const trainingPlanRecipients: Readonly<Record<string, RecipientRule>> = {
  TrainingPlanEdited: creator('training_plan.edited'),
  TrainingPlanArchived: creator('training_plan.archived'),
}
