// What the fields of countries are called in Spanish where their past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { countries: 'Países' },
  field: { countries: 'Países', unsupported: 'No admitidos' },
}
