// What the rules about these text messages say when they refuse, in Spanish.
import type { Texts } from '../../kernel/feature'

export const refusals: Texts = {
  'text_summary.no_number': 'primero hay que indicar el teléfono en el que se quieren recibir',
  'text_summary.unavailable': 'aquí no se pueden enviar mensajes de texto',
}
