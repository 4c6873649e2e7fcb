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
  search: {
    help: 'Por nombre o correo electrónico',
    chosen: 'Correo electrónico: %{email}',
    type: 'Escribir una parte del nombre o del correo electrónico',
    loading: 'Buscando…',
    invited: 'con invitación, sin cuenta',
    nobody: 'No hay nadie con ese nombre cuyo borrado se pueda solicitar',
    unavailable: 'Por ahora no se puede buscar a personas',
  },
  request: {
    button: 'Solicitar borrado',
    title: 'Solicitar el borrado de una persona',
    text: 'Todavía no pasa nada. Otra persona que administre debe confirmarlo, como muy pronto dentro de 24 horas. Una vez confirmado, no se puede deshacer.',
    reason_help: 'Solo lo ven quienes administran, y se borra junto con la persona',
    submit: 'Solicitar borrado',
    success: 'El borrado se solicitó. Otra persona que administre puede confirmarlo después de 24 horas.',
  },
  steps: {
    title: 'Pasos',
    done: 'Terminado',
    open: 'Sin hacer todavía',
    ...stepWords,
  },
  panel: {
    title: 'Borrados por confirmar',
    text: 'Una solicitud espera confirmación |||| %{smart_count} solicitudes esperan confirmación',
    open: 'Ver',
  },
  details: { label: 'Partes de este borrado', about: 'Datos', history: 'Historial' },
  past,
}
