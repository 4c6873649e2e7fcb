// What the fields of an import are called in Spanish where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  field: {
    columns: 'Columnas',
    rows: 'Filas',
    up_to: 'Hasta la fila',
    failures: 'Filas con errores',
    outcome: 'Resultado',
    kind: 'Tipo',
    filename: 'Archivo',
    import_status: 'Estado',
    total_rows: 'Filas',
    rows_done: 'Filas hechas',
    added: 'Añadidas',
    failed: 'Con errores',
    ended_at: 'Fin',
    created_at: 'Inicio',
  },
  value: {
    outcome: { done: 'Terminada', stopped: 'Detenida' },
    kind: { sites: 'Centros' },
    import_status: { running: 'En marcha', done: 'Terminada', cancelled: 'Cancelada', stopped: 'Detenida' },
  },
}
