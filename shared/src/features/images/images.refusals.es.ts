// What the rules of images say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'image.unreadable': 'esta imagen está dañada; hay que elegir otra',
}
