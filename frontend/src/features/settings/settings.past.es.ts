// What the fields of a setting are called in Spanish where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { setting: 'Ajuste' },
  field: { key: 'Ajuste', value: 'Valor', enabled: 'Activado', message: 'Mensaje', primed: 'Preparado' },
}
