// What the log keeps of logged days is called where one is told what happened.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { placementlog: 'Logged days' },
  field: { time_on_site: 'Minutes' },
}
