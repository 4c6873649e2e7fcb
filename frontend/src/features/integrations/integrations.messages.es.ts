// The words of integrations that the whole application knows, in Spanish.
import type { Messages } from '../../providers/words'
import { past } from './integrations.past.es'

export const messages: Messages = { past }
