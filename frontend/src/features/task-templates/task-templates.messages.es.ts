// What stands of templates of tasks in histories, in Spanish.
import type { Messages } from '../../providers/words'
import { past } from './task-templates.past.es'

export const messages: Messages = { past }
