// What the fields of a saved view are called in Spanish where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  field: { name: 'Nombre', query: 'Muestra', tab: 'Pestaña', list: 'Lista', shared: 'Compartida' },
}
