// What the server itself says of supervision profiles, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  'A license of yours ends soon': 'Una licencia propia vence pronto',
  'A license of yours ends today or has ended': 'Una licencia propia vence hoy o ya venció',
}
