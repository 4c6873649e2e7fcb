// A task may ask for the evaluation of a form that is published in the caller's organization.
import { allows } from '@practicum/shared/access/policy'
import { formFacts, formPolicy } from '@practicum/shared/features/forms/forms.policy'
import type { FindAssignable } from '../../execution/feature'
import { formAggregate } from './forms.seeding'

export const assignableForm: FindAssignable = async ({ executor, principal, id }) => {
  const { state } = await executor.load(formAggregate, id)
  if (state.status === 'unknown' || !allows(formPolicy.handOut, principal, formFacts(state))) return undefined
  const { name, submitterRoles } = state
  return { type: 'Form', id, name, submitterRoles }
}
