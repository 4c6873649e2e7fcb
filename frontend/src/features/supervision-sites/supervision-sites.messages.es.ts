// The words of supervision sites that the whole application knows, in Spanish.
import type { Messages } from '../../providers/words'
import { past } from './supervision-sites.past.es'

export const messages: Messages = {
  past,
  menu: 'Centros',
  tab: 'Revisar centros',
  add: 'Añadir un centro',
  tile: { pending: 'Centros por decidir', expired: 'Centros vencidos' },
}
