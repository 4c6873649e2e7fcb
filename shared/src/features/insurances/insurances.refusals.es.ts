// What the rules of liability insurances say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'insurance.end_after_start': 'tiene que ser posterior a la fecha de inicio',
  'insurance.proof_required': 'Falta el documento del seguro',
}
