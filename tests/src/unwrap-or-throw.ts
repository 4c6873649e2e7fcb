// For specs to whom a refusal is a defect.
import { isRefusal, type Refusal } from '@practicum/shared/kernel/refusal'

export function unwrapOrThrow<T>(outcome: T | Refusal): T {
  if (isRefusal(outcome)) throw new Error(`refused: ${outcome.code}`)
  return outcome
}
