// What stands of text messages where one is told what happened, in Spanish.
import type { Messages } from '../../providers/words'
import { past } from './text-summaries.past.es'

export const messages: Messages = { past }
