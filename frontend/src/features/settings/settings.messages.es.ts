// The words of platform settings that everybody may have to be told, in Spanish.
import type { Messages } from '../../providers/words'
import { past } from './settings.past.es'

export const messages: Messages = {
  past,
  lockout: {
    modal: 'Sistema bloqueado',
    ok: 'Ir al inicio de sesión',
  },
}
