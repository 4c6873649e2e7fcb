// What the fields of countries are called where their past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { countries: 'Countries' },
  field: { countries: 'Countries', unsupported: 'Not supported' },
}
