// The words of time zones and long lists of choices, in Spanish.
import type { placeMessages as english } from './places.messages'

export const placeMessages: typeof english = {
  zones: {
    headings: { named: 'Por su nombre', others: 'Todas las demás' },
    names: {
      eastern: 'Este',
      central: 'Centro',
      mountain: 'Montaña',
      mountain_standard: 'Montaña sin horario de verano',
      pacific: 'Pacífico',
      puerto_rico: 'Puerto Rico',
      alaska: 'Alaska',
      hawaii_aleutian: 'Hawái-Aleutianas',
      hawaii: 'Hawái sin horario de verano',
      new_zealand: 'Nueva Zelanda',
      chatham_islands: 'Islas Chatham',
    },
  },
  choices: {
    none: 'Ninguno se llama así.',
    loading: 'Cargando…',
    unavailable: 'No se pudieron cargar las opciones. Al abrirlas otra vez se vuelve a intentar.',
  },
}
