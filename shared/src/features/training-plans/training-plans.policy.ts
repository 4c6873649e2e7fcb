// Who may see and change a training plan: read by the rules, the lists, the row lock, the pushes and the buttons.
import { acting, allOf, anyOf, policyWords } from '../../access/policy'

export type TrainingPlanFacts = { readonly organizationId: string; readonly creatorPositionId: string }

const { inOrganization, position } = policyWords<TrainingPlanFacts>()

/** Who has made it, and the coordinators of the organization. */
const concerned = allOf(inOrganization('organizationId'), anyOf(acting('coordinator'), position('creatorPositionId')))

export const trainingPlanPolicy = { see: concerned, change: concerned } as const

/** Of a state, or of anything else that has them. */
export const trainingPlanFacts = ({ organizationId, creatorPositionId }: TrainingPlanFacts): TrainingPlanFacts => ({
  organizationId,
  creatorPositionId,
})
