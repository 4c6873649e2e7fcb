// The words of supervision profiles, in Spanish.
import type { Messages } from '../../providers/words'
import { past } from './supervision-profiles.past.es'

export const messages: Messages = {
  past,
  title: 'Perfil de supervisión',
  alert: {
    expired: 'Una licencia del perfil de supervisión está vencida.',
    expiring: 'Una licencia del perfil de supervisión vence pronto.',
    update: 'Actualizar',
  },
}
