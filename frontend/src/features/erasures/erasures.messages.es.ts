// The words of erasures, in Spanish.
import type { Messages } from '../../providers/words'
import { past, stepWords } from './erasures.past.es'

export const messages: Messages = {
  title: 'Borrados',
  empty: 'No se ha borrado a nadie, ni está previsto.',
  asked_by: 'Solicitado por %{name}',
  field: {
    user_id: 'Persona',
    status: 'Estado',
    reason: 'Motivo',
    requested_by: 'Solicitado por',
    requested_at: 'Solicitado',
    confirmed_by: 'Confirmado por',
    withdrawn_by: 'Retirado por',
    begun_at: 'Iniciado',
    done_at: 'Terminado',
    changed_at: 'Último cambio',
  },
  status: {
    requested: 'Solicitado',
    ready: 'Listo para confirmar',
    confirmed: 'Confirmado',
    running: 'En curso',
    done: 'Terminado',
    withdrawn: 'Retirado',
  },
  steps: {
    title: 'Pasos',
    done: 'Terminado',
    open: 'Sin hacer todavía',
    ...stepWords,
  },
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
