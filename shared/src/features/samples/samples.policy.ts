// Who sees and says what is a sample.
import { acting, allOf, policyWords } from '../../access/policy'

type SampleFacts = { readonly organizationId: string }

const coordinators = allOf(policyWords<SampleFacts>().inOrganization('organizationId'), acting('coordinator'))

export const samplePolicy = { see: coordinators, change: coordinators } as const
