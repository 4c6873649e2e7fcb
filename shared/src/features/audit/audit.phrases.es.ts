// What the server itself says of audit, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  Call: 'Llamada',
  Outcome: 'Resultado',
  Shown: 'Mostrado',
  Refused: 'Rechazado',
  Who: 'Quién',
  Organization: 'Organización',
  Things: 'Objetos',
  'How many things': 'Cantidad de objetos',
}
