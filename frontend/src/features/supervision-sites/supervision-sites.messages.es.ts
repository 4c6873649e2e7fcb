// The words of supervision sites that the whole application knows, in Spanish.
import type { Messages } from '../../providers/words'
import { past } from './supervision-sites.past.es'

export const messages: Messages = {
  past,
  menu: '{Site+}',
  tab: 'Revisar {site+}',
  add: 'Añadir un {site}',
  tile: { pending: '{Site+} por decidir', expired: '{Site+} con plazo vencido' },
}
