// The words of mails, in Spanish.
import type { Messages } from '../../providers/words'
import { mailsPast } from './mails.past.es'

export const messages: Messages = {
  title: 'Correos',
  templates: 'Plantillas de correos',
  own: 'Correos para mí',
  own_help: 'Todos los correos y mensajes de texto escritos para esta cuenta, tal como se enviaron.',
  own_open: 'Leerlos',
  past: mailsPast,
}
