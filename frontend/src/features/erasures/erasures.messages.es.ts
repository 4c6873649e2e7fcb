// The words of erasures, in Spanish.
import type { Messages } from '../../providers/words'
import { past } from './erasures.past.es'

export const messages: Messages = {
  title: 'Borrados',
  request: {
    button: 'Solicitar borrado',
  },
  panel: {
    title: 'Borrados por confirmar',
    text: 'Una solicitud espera confirmación |||| %{smart_count} solicitudes esperan confirmación',
    open: 'Ver',
  },
  past,
}
