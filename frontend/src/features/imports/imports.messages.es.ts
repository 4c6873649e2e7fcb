// What stands of imports in histories, in Spanish.
import type { Messages } from '../../providers/words'
import { past } from './imports.past.es'

export const messages: Messages = { past }
