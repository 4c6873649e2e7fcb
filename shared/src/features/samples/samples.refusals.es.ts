// What the rules of samples say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'sample.refused': 'lo de muestra es solo para {trainee+} de muestra',
}
