// What the events and calls of imports are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  ImportStarted: 'Importación iniciada',
  ImportRowsDone: 'Filas importadas',
  ImportPaused: 'Importación en espera',
  ImportCancelAsked: 'Importación por cancelar',
  ImportCancelled: 'Importación cancelada',
  ImportEnded: 'Importación terminada',
  listImports: 'Ver importaciones',
  exportImports: 'Exportar importaciones',
  getImport: 'Ver importación',
  listImportFailures: 'Ver filas con errores',
  exportImportFailures: 'Exportar filas con errores',
  startImport: 'Iniciar importación',
  cancelImport: 'Cancelar importación',
}
