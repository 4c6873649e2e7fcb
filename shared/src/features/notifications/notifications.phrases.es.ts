// What the server itself says of notifications, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  Somebody: 'Alguien',
  'The system': 'El sistema',
  'Something new concerns you: {subject}': 'Hay una novedad: {subject}',
  'Something new concerns you': 'Hay una novedad',
  Message: 'Mensaje',
  When: 'Cuándo',
  Read: 'Leída',
}
