// What the events of samples and their calls are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  SampleMarked: 'Marcado como muestra',
  SampleUnmarked: 'Marca de muestra quitada',
  listSamples: 'Ver qué es de muestra',
  markPlanSample: 'Decir si un plan es de muestra',
  markPersonSample: 'Decir si una persona es de muestra',
}
