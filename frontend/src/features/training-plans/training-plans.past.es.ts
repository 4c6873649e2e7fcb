// What the fields of a training plan are called in Spanish where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  field: { created_at: 'Creación', archived_at: 'Archivo', day: 'Día' },
}
