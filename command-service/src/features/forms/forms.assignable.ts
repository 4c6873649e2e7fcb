// A task may ask for the evaluation of a form that is published in the caller's organization.
import type { FindAssignable } from '../../execution/feature'
import { formAggregate } from './forms.seeding'

export const assignableForm: FindAssignable = async ({ executor, principal, id }) => {
  const { state } = await executor.load(formAggregate, id)
  if (state.status !== 'published' || state.organizationId !== principal.organizationId) return undefined
  const { name, submitterRoles, formType } = state
  return formType === 'evaluation' ? { type: 'Form', id, name, submitterRoles } : undefined
}
