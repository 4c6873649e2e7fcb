// Who may see and change trainings: read by the rules, the lists, the row lock, the pushes and the buttons.
import { acting, allOf, anyOf, policyWords } from '../../access/policy'

export type TrainingFacts = {
  readonly organizationId: string
  readonly traineePositionId: string
  readonly facultyPositionId: string | null
}

const { inOrganization, position } = policyWords<TrainingFacts>()
const here = inOrganization('organizationId')
const own = position('traineePositionId')
// In another role the training itself is not seen, and what is attached to it is not either.
const guiding = allOf(acting('coordinator', 'faculty', 'supervisor'), position('facultyPositionId'))

export const trainingPolicy = {
  /** Trainees their own. */
  see: allOf(here, anyOf(acting('coordinator', 'faculty', 'supervisor'), own)),
  own: allOf(here, own),
  /** Of changes, as they happen: those who guide see them when they look next. */
  told: allOf(here, anyOf(acting('coordinator'), own)),
  guide: allOf(here, guiding),
  /** What is attached to it, to see and to add to: of those who guide, only who guides this one. */
  documents: allOf(here, anyOf(acting('coordinator'), own, guiding)),
  change: allOf(here, acting('coordinator')),
} as const

interface OfTraining {
  readonly organizationId: string
  readonly trainee: { readonly positionId: string }
  readonly faculty: { readonly positionId: string } | null
}

export const trainingFacts = ({ organizationId, trainee, faculty }: OfTraining): TrainingFacts => ({
  organizationId,
  traineePositionId: trainee.positionId,
  facultyPositionId: faculty?.positionId ?? null,
})
