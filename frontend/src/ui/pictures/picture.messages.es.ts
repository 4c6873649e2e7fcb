// The words of every picture, in Spanish.
import type { Messages } from '../../providers/words'

export const pictureMessages: Messages = {
  table: 'Ver como tabla',
  drawn: 'Ver como imagen',
  number: 'Número',
  standing: 'Estado',
  failed: 'No se pudo cargar esta imagen.',
}
