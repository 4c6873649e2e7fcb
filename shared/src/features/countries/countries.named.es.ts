// What the calls of countries are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  listCountries: 'Ver países',
  listStates: 'Ver estados de un país',
}
