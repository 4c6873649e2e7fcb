// What the fields of an import are called in Spanish where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { import: 'Importación' },
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
    goes_on_at: 'Sigue',
    created_at: 'Inicio',
  },
  value: {
    outcome: { done: 'Terminada', stopped: 'Detenida' },
    kind: { sites: '{Site+}', people: 'Personas' },
    import_status: {
      running: 'En marcha',
      cancelling: 'Cancelándose',
      done: 'Terminada',
      cancelled: 'Cancelada',
      stopped: 'Detenida',
    },
  },
}
