// Who may see and decide a placement: read by the rules, the lists, the row lock, the pushes and the buttons.
import { acting, allOf, anyOf, policyWords } from '../../access/policy'
import type { Placement } from './placements.state'

export type PlacementFacts = {
  readonly organizationId: string
  readonly traineePositionId: string
  readonly supervisorPositionId: string | null
  readonly facultyPositionId: string | null
}

const { inOrganization, position } = policyWords<PlacementFacts>()

const here = inOrganization('organizationId')

export const placementPolicy = {
  /** Coordinators all of the organization, everybody else what they are part of. */
  see: allOf(
    here,
    anyOf(
      acting('coordinator'),
      position('traineePositionId'),
      position('supervisorPositionId'),
      position('facultyPositionId'),
    ),
  ),
  /** One’s own, as their trainee. */
  own: allOf(here, position('traineePositionId')),
  decide: allOf(here, acting('coordinator')),
  /** From when until when it is. */
  days: allOf(here, anyOf(acting('coordinator'), position('traineePositionId'))),
  /** As whom its trainee, or somebody who names supervisors, has named. */
  supervise: allOf(here, position('supervisorPositionId')),
  /** Of whom its trainee proposes to supervise it. */
  propose: allOf(here, anyOf(acting('coordinator'), position('traineePositionId'), position('facultyPositionId'))),
  /** Who supervises it. */
  name: allOf(here, anyOf(acting('coordinator'), position('facultyPositionId'))),
} as const

/** Of what is said about a placement, whose id stands in `thingId`: whoever sees the placement. */
export const seesPlacement = policyWords<{
  readonly thingId: string
  readonly placement: readonly (PlacementFacts & { readonly placementId: string })[]
}>().exists('placement', { theirs: 'placementId', own: 'thingId' }, placementPolicy.see)

export const placementFacts = ({
  organizationId,
  traineePositionId,
  supervisor,
  faculty,
}: Placement): PlacementFacts => ({
  organizationId,
  traineePositionId,
  supervisorPositionId: supervisor?.positionId ?? null,
  facultyPositionId: faculty?.positionId ?? null,
})
