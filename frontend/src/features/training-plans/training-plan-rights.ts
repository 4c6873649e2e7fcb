// Who is offered which intent on a training plan; the server decides the same again.
import { allows } from '@practicum/shared/access/policy'
import type { TrainingPlanView } from '@practicum/shared/features/training-plans/training-plans.contract'
import { trainingPlanFacts, trainingPlanPolicy } from '@practicum/shared/features/training-plans/training-plans.policy'
import type { Me } from '../../providers/me'

export const mayCreate = ({ role }: Pick<Me, 'role'>): boolean => role !== 'admin'

export function mayChange({ archived, creator }: TrainingPlanView, { user, position, role }: Me): boolean {
  const { organization_id: organizationId, id: positionId } = position
  const asker = { userId: user.id, positionId, organizationId, acting: role }
  const facts = trainingPlanFacts({ organizationId, creatorPositionId: creator.position_id })
  return !archived && allows(trainingPlanPolicy.change, asker, facts)
}
