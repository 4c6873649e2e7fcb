// The words of doing one thing with several rows, in Spanish.
import type { Messages } from '../../providers/words'

export const bulkMessages: Messages = {
  progress: '%{answered} de %{of} respondidas',
  stay: 'Esta se rechazó y sigue seleccionada: |||| Estas %{smart_count} se rechazaron y siguen seleccionadas:',
  refused: 'Esta se rechazó: |||| Estas %{smart_count} se rechazaron:',
  one_done: 'Hecha',
  one_refused: 'Rechazada',
  nothing: 'Con lo seleccionado no hay nada de eso que hacer.',
  beyond:
    'Se seleccionó una más de las que caben de una vez: queda como está. |||| Se seleccionaron %{smart_count} más de las que caben de una vez: quedan como están.',
  close: 'Cerrar',
}
