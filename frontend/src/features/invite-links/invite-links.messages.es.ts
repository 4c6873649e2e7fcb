// The words of invite links that the whole application knows, in Spanish.
import type { Messages } from '../../providers/words'
import { past } from './invite-links.past.es'

export const messages: Messages = { past }
