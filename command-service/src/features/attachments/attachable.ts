// What attachments can belong to: each feature says itself who may see and who may change its things.
import type { Principal } from '@practicum/shared/access/principal'
import type { AttachableType } from '@practicum/shared/features/attachments/attachments.contract'
import { type Refusal, refuse } from '@practicum/shared/kernel/refusal'
import type { Executor } from '../../execution/executor'

export interface AttachableCall {
  readonly executor: Executor
  readonly principal: Principal
  readonly id: string
}

/** undefined: within reach. What is not the caller's to see is missing. */
export type Reach = (call: AttachableCall, wanted: 'see' | 'change') => Promise<Refusal | undefined>

export type Attachables = Readonly<Record<AttachableType, Reach>>

/** Files may hold what the law protects: a trainee learns how to treat it first. */
export function untrained(principal: Principal): Refusal | undefined {
  const missing = principal.acting === 'trainee' && !principal.hipaaCompleted
  return missing ? refuse('attachment.hipaa_required', {}, { kind: 'forbidden' }) : undefined
}
