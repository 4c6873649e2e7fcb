// The words of deciding on an erasure, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { erasingMessages } from './erasing.messages'
import { stepWords } from './erasures.past.es'

const erasing: typeof erasingMessages = {
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
    title: 'Solicitar el borrado de una persona',
    text: 'Todavía no pasa nada. Otra persona que administre debe confirmarlo, como muy pronto dentro de 24 horas. Una vez confirmado, no se puede deshacer.',
    reason_help: 'Solo lo ven quienes administran, y se borra junto con la persona',
    submit: 'Solicitar borrado',
    success: 'El borrado se solicitó. Otra persona que administre puede confirmarlo después de 24 horas.',
  },
  details: { label: 'Partes de este borrado', about: 'Datos', history: 'Historial' },
  confirm: {
    button: 'Confirmar borrado',
    title: '¿Borrar definitivamente a %{name}?',
    text: 'Empieza de inmediato. Se cierra para siempre la sesión de %{name}. Nadie podrá leer ya su nombre, dirección, mensajes, borradores ni archivos, en ninguna página, en ninguna tabla ni en el registro. Nada ni nadie lo puede deshacer.',
    sure: 'Borrar definitivamente',
    success: 'El borrado se confirmó y empieza ahora.',
  },
  withdraw: {
    button: 'Retirar',
    title: '¿Retirar el borrado de %{name}?',
    text: 'No se borra nada. Se avisa a quien lo solicitó y a quien lo confirmó. Se puede solicitar de nuevo, y entonces las 24 horas vuelven a empezar.',
    sure: 'Retirar borrado',
    success: 'El borrado se retiró.',
  },
  next: {
    now: 'Ya pasaron las 24 horas. Este borrado se puede confirmar o retirar.',
    later: 'Este borrado se puede confirmar a partir de',
    another: 'Otra persona que administre debe confirmar este borrado. Se puede confirmar a partir de',
    running: 'El borrado está en curso. Continúa por sí solo, también tras un reinicio, y termina en unos minutos.',
    done: 'Aquí ya no queda nada legible de esta persona. Las copias de seguridad anteriores la conservan hasta que se eliminan, en 30 días como máximo.',
  },
}

export const publicWords: PageWords = { erasing }
