// Who may see, change, delete and share a template of tasks: read by the rules, the reads, the row lock, the pushes and the buttons.
import { acting, allOf, anyOf, policyWords } from '../../access/policy'

export type TaskTemplateFacts = {
  readonly organizationId: string
  readonly creatorPositionId: string
  readonly shared: boolean
}

const { inOrganization, position, flag } = policyWords<TaskTemplateFacts>()

const colleague = allOf(flag('shared'), acting('coordinator', 'faculty', 'supervisor'))
const ofOrganization = inOrganization('organizationId')
const creator = position('creatorPositionId')

export const taskTemplatePolicy = {
  see: allOf(ofOrganization, anyOf(creator, colleague)),
  change: allOf(ofOrganization, creator),
  /** What was shared by somebody who has left must not stay for ever. */
  remove: allOf(ofOrganization, anyOf(creator, allOf(flag('shared'), acting('coordinator')))),
  /** Those who run the program. */
  share: acting('coordinator', 'faculty'),
} as const

/** Of a state, or of anything else that has them. */
export const taskTemplateFacts = (of: TaskTemplateFacts): TaskTemplateFacts => ({
  organizationId: of.organizationId,
  creatorPositionId: of.creatorPositionId,
  shared: of.shared,
})
