// What the rules of samples say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'sample.refused': 'samples are for sample {trainee+} alone',
}
