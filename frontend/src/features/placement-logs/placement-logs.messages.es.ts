// What stands of logged days where one is told what happened, in Spanish.
import type { Messages } from '../../providers/words'
import { past } from './placement-logs.past.es'

export const messages: Messages = { past }
