// What stands of calendars where one is told what happened, in Spanish.
import type { Messages } from '../../providers/words'
import { past } from './calendar-feed.past.es'

export const messages: Messages = { past }
