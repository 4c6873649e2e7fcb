// The words of one's calendar elsewhere, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { feedSectionMessages } from './feed-section.messages'

const feed: typeof feedSectionMessages = {
  title: 'Calendario',
  about:
    'Las sesiones en vivo y los vencimientos de las tareas, en el programa de calendario propio: basta con suscribirlo a esta dirección. Quien tenga la dirección los ve, así que conviene guardarla en privado.',
  none: 'Todavía no hay dirección.',
  since: 'El calendario tiene una dirección desde',
  not_again: 'Se mostró una sola vez. Si hace falta de nuevo, se puede renovar.',
  once: 'Esta es la dirección. Se muestra solo ahora: hay que copiarla en el programa de calendario.',
  address: 'Dirección del calendario',
  copy: 'Copiar dirección',
  copied: 'La dirección se ha copiado.',
  not_copied: 'No se pudo copiar la dirección. Se puede seleccionar y copiar a mano.',
  make: 'Crear una dirección',
  made: 'El calendario tiene una dirección.',
  renew: {
    button: 'Renovar',
    title: '¿Renovar la dirección?',
    consequence: 'Habrá otra dirección. Los programas de calendario que leen la actual no recibirán nada más.',
    done: 'El calendario tiene otra dirección.',
  },
  withdraw: {
    button: 'Retirar',
    title: '¿Retirar la dirección?',
    consequence:
      'Los programas de calendario que la leen no recibirán nada más. Se puede crear otra dirección en cualquier momento.',
    done: 'El calendario ya no tiene dirección.',
  },
}

export const publicWords: PageWords = { 'calendar-feed': feed }
