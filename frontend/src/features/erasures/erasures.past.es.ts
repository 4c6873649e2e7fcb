// What the fields of an erasure are called in Spanish where its past is told.
import type { Messages } from '../../providers/words'

/** Of the steps, also where its progress is shown. */
export const stepWords = {
  entry: 'Inicio de sesión cerrado',
  key: 'Clave destruida',
  traces: 'Borradores, archivos y otros rastros eliminados',
  read_models: 'Todo lo que se muestra, rehecho sin esta persona',
  old_bytes: 'Bytes eliminados sobrescritos',
} as const

export const past: Messages = {
  thing: { erasure: 'Borrado' },
  field: {
    erasure_status: 'Estado',
    requested_by: 'Solicitado por',
    requested_by_position: 'Puesto de quien lo solicitó',
    requested_at: 'Solicitado',
    confirmed_by: 'Confirmado por',
    confirmed_by_position: 'Puesto de quien lo confirmó',
    confirmed_at: 'Confirmado',
    withdrawn_by: 'Retirado por',
    withdrawn_by_position: 'Puesto de quien lo retiró',
    withdrawn_at: 'Retirado',
    again: 'De nuevo tras una restauración',
    begun_at: 'Iniciado',
    step: 'Paso',
    steps: 'Pasos',
    figures: 'Cifras',
    done_at: 'Terminado',
    changed_at: 'Último cambio',
  },
  value: {
    erasure_status: {
      requested: 'Solicitado',
      confirmed: 'Confirmado',
      running: 'En curso',
      done: 'Terminado',
      withdrawn: 'Retirado',
    },
    step: stepWords,
  },
}
