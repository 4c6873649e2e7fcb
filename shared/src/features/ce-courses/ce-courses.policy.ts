// Who may see and change courses, and who sees how somebody has done: read by the rules, the lists, the row locks, the pushes and the buttons.
import { acting, allOf, anyOf, policyWords } from '../../access/policy'

export type CeCourseFacts = { readonly organizationId: string; readonly status: string }

const course = policyWords<CeCourseFacts>()
const here = course.inOrganization('organizationId')
const coordinators = allOf(here, acting('coordinator'))

export const ceCoursePolicy = {
  /** Everybody of the organization, once it is published; those who write courses, as it stands. */
  see: allOf(here, anyOf(course.is('status', 'published'), acting('coordinator'))),
  change: coordinators,
} as const

/** What was asked in each edition, with the right answers: for those who write courses, and nobody else. */
export const ceCourseEditionPolicy = { see: coordinators } as const

export const ceCourseFacts = ({ organizationId, status }: CeCourseFacts): CeCourseFacts => ({ organizationId, status })

export type CourseTakingFacts = { readonly organizationId: string; readonly positionId: string }

export const courseTakingFacts = ({ organizationId, positionId }: CourseTakingFacts): CourseTakingFacts => ({
  ...{ organizationId, positionId },
})

const taking = policyWords<CourseTakingFacts>()

export const courseTakingPolicy = {
  /** Whoever takes it, and the coordinators. */
  see: allOf(taking.inOrganization('organizationId'), anyOf(acting('coordinator'), taking.position('positionId'))),
  own: allOf(taking.inOrganization('organizationId'), taking.position('positionId')),
  /** What was answered, beside what would have been right. */
  review: allOf(taking.inOrganization('organizationId'), acting('coordinator')),
} as const
