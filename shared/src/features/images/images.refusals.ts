// What the rules of images say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'image.unreadable': 'this image is damaged; choose another one',
}
