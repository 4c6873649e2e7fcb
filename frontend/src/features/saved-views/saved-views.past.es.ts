// What the fields of a saved view are called in Spanish where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { savedview: 'Vista', defaultview: 'Vista con la que se abre una lista', viewshelf: 'Vistas de una persona' },
  field: { name: 'Nombre', query: 'Muestra', tab: 'Pestaña', list: 'Lista', shared: 'Compartida' },
}
