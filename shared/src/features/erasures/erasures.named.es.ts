// What the events and calls of erasures are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  ErasureRequested: 'Borrado solicitado',
  ErasureConfirmed: 'Borrado confirmado',
  ErasureWithdrawn: 'Borrado retirado',
  ErasureBegun: 'Borrado iniciado',
  ErasureStepDone: 'Paso del borrado terminado',
  ErasureCompleted: 'Borrado terminado',
  confirmErasure: 'Confirmar borrado',
  erasablePeople: 'Buscar personas para borrado',
  getErasure: 'Ver borrado',
  listErasures: 'Ver borrados',
  exportErasures: 'Exportar borrados',
  requestErasure: 'Solicitar borrado',
  withdrawErasure: 'Retirar borrado',
}
