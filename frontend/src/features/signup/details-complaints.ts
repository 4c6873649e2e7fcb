// What is wrong with the details before the server is asked: with the rules of every country's numbers, which come with the step that asks for them.
import type { SignupInvite } from '@practicum/shared/features/signup/signup.contract'
import { detailsRefusals } from '@practicum/shared/features/signup/signup.form'
import { type Complaint, refusalComplaints } from '../../ui/form/complaints'
import { detailsBody, missing, requiredOf, type SignupValues } from './signup-form'

/** `states`: of the chosen country; undefined while they are not there, and the server judges alone. */
export function detailsComplaints(
  values: SignupValues,
  role: SignupInvite['role']['keyname'],
  states: readonly { readonly id: string }[] | undefined,
): readonly Complaint[] {
  const sent = detailsBody(values)
  const known = states ?? (sent.state_id ? [{ id: sent.state_id }] : [])
  const refused = refusalComplaints(detailsRefusals(sent, role, known))
  return [
    ...missing(values, ['phone', 'country_code', 'timezone']),
    ...refused.map(complaint =>
      isStateMissing(complaint, sent.state_id) ? requiredOf('state_id', values) : complaint,
    ),
  ]
}

const isStateMissing = ({ field }: Complaint, state: string | null): boolean => field === 'state_id' && !state
