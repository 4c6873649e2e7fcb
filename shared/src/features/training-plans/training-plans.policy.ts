// Who may see and change training plans and their levels: read by the rules, the lists, the row locks, the pushes and the buttons.
import { acting, allOf, policyWords } from '../../access/policy'

export type TrainingPlanFacts = { readonly organizationId: string }

const { inOrganization } = policyWords<TrainingPlanFacts>()

const coordinators = allOf(inOrganization('organizationId'), acting('coordinator'))

/** The names alone, wherever a training says what it follows. */
export const trainingTitlePolicy = { see: inOrganization('organizationId') } as const

export const trainingPlanPolicy = { see: coordinators, change: coordinators } as const
