// Who may see a form: read by the row lock of its table.
import { acting, allOf, anyOf, policyWords } from '../../access/policy'

export type FormFacts = { readonly organizationId: string; readonly formStatus: string }

const { inOrganization, is } = policyWords<FormFacts>()

export const formPolicy = {
  /** A draft is seen by those who make forms. */
  see: allOf(inOrganization('organizationId'), anyOf(is('formStatus', 'published'), acting('coordinator', 'faculty'))),
} as const
