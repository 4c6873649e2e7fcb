// What stands of samples where one is told what happened, in Spanish.
import type { Messages } from '../../providers/words'
import { past } from './samples.past.es'

export const messages: Messages = { past }
