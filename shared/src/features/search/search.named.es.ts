// What the events and calls of search are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  findThings: 'Buscar',
  recentThings: 'Ver lo abierto antes',
}
