// The words of boards, in Spanish.
import type { Messages } from '../../../providers/words'

export const boardMessages: Messages = {
  toggle: 'Tablero por estado',
  word: 'Tablero',
  label: '%{list} por estado',
  empty: 'Nada aquí',
  more: 'Mostrar más',
  move: 'Mover: %{name}',
  refused: '“%{name}” no se puede mover a “%{column}” desde aquí.',
}
