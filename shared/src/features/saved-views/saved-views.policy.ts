// Who may see, change, delete and share a saved view: read by the rules, the reads, the row lock, the pushes and the buttons.
import { acting, allOf, anyOf, policyWords } from '../../access/policy'

export type SavedViewFacts = {
  readonly organizationId: string
  readonly creatorPositionId: string
  readonly shared: boolean
}

const { inOrganization, position, flag } = policyWords<SavedViewFacts>()

/** What a colleague calls a view may speak of trainees, who therefore see none but their own. */
const colleague = allOf(flag('shared'), acting('coordinator', 'faculty', 'supervisor'))
const ofOrganization = inOrganization('organizationId')
const creator = position('creatorPositionId')

export const savedViewPolicy = {
  see: allOf(ofOrganization, anyOf(creator, colleague)),
  change: allOf(ofOrganization, creator),
  /** What was shared by somebody who has left must not stay for ever. */
  remove: allOf(ofOrganization, anyOf(creator, allOf(flag('shared'), acting('coordinator')))),
  /** Those who run the program. */
  share: acting('coordinator', 'faculty'),
} as const

/** Of a state, or of anything else that has them. */
export const savedViewFacts = ({ organizationId, creatorPositionId, shared }: SavedViewFacts): SavedViewFacts => ({
  organizationId,
  creatorPositionId,
  shared,
})

const mine = policyWords<{ positionId: string }>()

/** A person's own choice. */
export const defaultViewPolicy = { see: mine.position('positionId') } as const
