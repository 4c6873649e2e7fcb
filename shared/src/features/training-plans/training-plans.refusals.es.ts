// What the rules of training plans say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'training_plan.archived': 'ya está en el archivo (training plan)',
}
