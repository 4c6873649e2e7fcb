// What the rules about notifications say when they refuse.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'notification.always_told': 'this is told to everybody whom it concerns',
}
