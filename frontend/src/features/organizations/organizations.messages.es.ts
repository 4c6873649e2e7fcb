// The words of organizations, in Spanish.
import type { Messages } from '../../providers/words'

export const messages: Messages = {
  title: 'Organizaciones',
  own: 'Mi organización',
  exports: 'Exportación de organizaciones',
}
