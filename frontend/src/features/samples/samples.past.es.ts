// What the log keeps of samples is called in Spanish where one is told what happened.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { sample: 'Muestra' },
}
