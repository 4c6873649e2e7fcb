// The words of the past of access tokens, in Spanish.
import type { Messages } from '../../providers/words'
import { past } from './api-tokens.past.es'

export const messages: Messages = { past }
