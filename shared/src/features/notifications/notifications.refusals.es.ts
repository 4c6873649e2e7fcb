// What the rules about notifications say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'notification.always_told': 'esto se comunica a todas las personas afectadas',
}
