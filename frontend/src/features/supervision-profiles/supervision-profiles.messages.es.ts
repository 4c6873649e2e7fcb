// The words of supervision profiles, in Spanish.
import type { Messages } from '../../providers/words'
import { past } from './supervision-profiles.past.es'

export const messages: Messages = {
  past,
  title: 'Perfil de supervisión',
  prompt: {
    title: 'Falta contar en un perfil cómo se supervisa y a quién se busca ({trainee+})',
    fill: 'Completar el perfil',
    dismiss: 'Ahora no',
    dismissed: 'El perfil de supervisión se puede completar en cualquier momento.',
  },
}
