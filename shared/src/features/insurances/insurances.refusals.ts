// What the rules of liability insurances say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'insurance.end_after_start': 'must be after the effective date',
  'insurance.proof_required': 'Add the insurance document',
}
