// The words of the screen of supported countries, in Spanish.
import type { PageWords } from '../../providers/spoken'
import type { supportedCountriesMessages } from './supported-countries.messages'

const supported: typeof supportedCountriesMessages = {
  title: 'Países admitidos',
  intro:
    'Dónde puede residir quien se registra o cambia su dirección. Un país sin marcar ya no se ofrece; quien ya reside allí sigue y cambia el resto de su dirección como antes.',
  tab: { label: 'Países admitidos', countries: 'Países', history: 'Historial' },
  find: 'Buscar un país',
  count: '%{supported} de %{all} admitidos',
  all: 'Marcar todos los mostrados',
  none: 'Quitar todos los mostrados',
  nothing: 'No hay ningún país con “%{text}” en el nombre.',
  changes: 'Sin guardar: %{added} añadidos, %{removed} quitados',
  save: 'Guardar',
  undo: 'Deshacer los cambios',
  saved: 'Guardado. %{smart_count} país admitido. |||| Guardado. %{smart_count} países admitidos.',
  one_left: 'Tiene que quedar al menos uno.',
}

export const publicWords: PageWords = { 'supported-countries': supported }
