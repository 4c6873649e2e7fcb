// Who may see a form: read by the row lock, the lists, and whoever asks for one in a task.
import { acting, allOf, anyOf, policyWords } from '../../access/policy'
import type { FormState } from './forms.decider'

type Form = Exclude<FormState, { status: 'unknown' }>

export type FormFacts = { readonly organizationId: string; readonly formStatus: string; readonly formType: string }

const { inOrganization, is } = policyWords<FormFacts>()

const here = inOrganization('organizationId')
const published = is('formStatus', 'published')

export const formPolicy = {
  /** A draft is seen by those who make forms. */
  see: allOf(here, anyOf(published, acting('coordinator', 'faculty'))),
  /** An agreement belongs to a placement and is no task of its own. */
  handOut: allOf(here, published, is('formType', 'evaluation')),
} as const

export const formFacts = ({ organizationId, status, formType }: Form): FormFacts => ({
  organizationId,
  formStatus: status,
  formType,
})
