// Who may send files at all.
import type { Principal } from '@practicum/shared/access/principal'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'

/** Files may hold what the law protects: a trainee learns how to treat it first. */
export function untrained(principal: Principal): Refusal | undefined {
  const missing = principal.acting === 'trainee' && !principal.hipaaCompleted
  return missing ? refuse('attachment.hipaa_required', {}, { kind: 'forbidden' }) : undefined
}
