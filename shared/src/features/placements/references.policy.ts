// Who may see the trainings that placements refer to: read by the row locks and the lists.
import { acting, allOf, anyOf, policyWords } from '../../access/policy'

export type TrainingFacts = {
  readonly organizationId: string
  readonly traineePositionId: string
  readonly facultyPositionId: string | null
}

const { inOrganization, position } = policyWords<TrainingFacts>()
const here = inOrganization('organizationId')
const own = position('traineePositionId')

export const trainingPolicy = {
  /** Trainees their own. */
  see: allOf(here, anyOf(acting('coordinator', 'faculty', 'supervisor'), own)),
  own: allOf(here, own),
  guide: allOf(here, position('facultyPositionId')),
} as const
