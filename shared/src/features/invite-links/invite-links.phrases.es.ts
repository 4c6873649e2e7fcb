// What the server itself says of invite links, in Spanish.
import type { Texts } from '../../kernel/texts'

export const phrases: Texts = {
  Places: 'Plazas',
  'Signed up': 'Registros',
  Full: 'Sin plazas',
  Closed: 'Cerrado',
}
