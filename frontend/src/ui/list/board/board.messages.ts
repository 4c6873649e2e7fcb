// The words of boards.
import type { Messages } from '../../../providers/words'

export const boardMessages: Messages = {
  toggle: 'Board by status',
  word: 'Board',
  label: '%{list} by status',
  empty: 'Nothing here',
  more: 'Show more',
  move: 'Move: %{name}',
  refused: '“%{name}” cannot be moved to “%{column}” from here.',
}
