// The words of countries that the whole application knows, in Spanish.
import type { Messages } from '../../providers/words'
import { past } from './countries.past.es'

export const messages: Messages = { title: 'Países admitidos', past }
