// Agreements of a placement: who signs when. In a multiway agreement one role follows the other; otherwise one signature is enough.
import type { Role } from '../../access/roles'
import type { StoredOf } from '../../kernel/fields'
import { type Refusal, refuse } from '../../kernel/refusal'
import type { agreementContent } from './placements.fields'

export interface Agreement extends StoredOf<typeof agreementContent> {
  readonly id: string
  /** The roles that have submitted it, in the order they did. */
  readonly submittedBy: readonly Role[]
}

export type AgreementStatus = 'open' | 'progress' | 'submitted'

export function agreementStatus({ isMultiway, submitterRoles, submittedBy }: Agreement): AgreementStatus {
  if (submittedBy.length === 0) return 'open'
  return isMultiway && submittedBy.length < submitterRoles.length ? 'progress' : 'submitted'
}

/** The roles that can submit it now: those it is open for, in a multiway agreement only the next of them. */
export function openRoles(agreement: Agreement): readonly Role[] {
  if (agreementStatus(agreement) === 'submitted') return []
  const missing = agreement.submitterRoles.filter(role => !agreement.submittedBy.includes(role))
  return agreement.isMultiway ? missing.slice(0, 1) : missing
}

/** Whoever signed in this role is not part of it any more. */
export const withoutSignature = <One extends Agreement>(agreements: readonly One[], role: Role): readonly One[] =>
  agreements.map(agreement => ({ ...agreement, submittedBy: agreement.submittedBy.filter(one => one !== role) }))

export const signatureRequired = (agreements: readonly Agreement[]): boolean =>
  agreements.some(agreement => agreementStatus(agreement) !== 'submitted')

/** Why this role cannot submit it now. */
export function submissionProblem(agreement: Agreement, role: Role): Refusal | undefined {
  if (!agreement.submitterRoles.includes(role)) {
    return refuse('placement.agreement_other_role', {}, { kind: 'forbidden' })
  }
  return openRoles(agreement).includes(role) ? undefined : refuse('placement.agreement_not_next')
}
