// Who may see and change a liability insurance: read by the rules, the lists, the row lock, the pushes and the buttons.
import { acting, allOf, anyOf, policyWords } from '../../access/policy'

export type InsuranceFacts = { readonly organizationId: string; readonly traineePositionId: string }

const { inOrganization, position } = policyWords<InsuranceFacts>()

/** The trainee whose it is, and the coordinators of the organization. */
const concerned = allOf(inOrganization('organizationId'), anyOf(acting('coordinator'), position('traineePositionId')))

export const insurancePolicy = { see: concerned, change: concerned } as const

/** Of a state, or of anything else that has them. */
export const insuranceFacts = ({ organizationId, traineePositionId }: InsuranceFacts): InsuranceFacts => ({
  organizationId,
  traineePositionId,
})
