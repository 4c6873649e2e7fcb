// Who may see the sites and trainings that placements refer to: read by the row locks of their tables.
import { acting, allOf, anyOf, policyWords } from '../../access/policy'

export type TrainingFacts = { readonly organizationId: string; readonly traineePositionId: string }

const { inOrganization, position } = policyWords<TrainingFacts>()

export const sitePolicy = { see: inOrganization('organizationId') } as const

export const trainingPolicy = {
  /** Trainees their own. */
  see: allOf(
    inOrganization('organizationId'),
    anyOf(acting('coordinator', 'faculty', 'supervisor'), position('traineePositionId')),
  ),
} as const
