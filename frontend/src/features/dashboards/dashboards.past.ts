// What the log keeps of dashboards is called where one is told what happened.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { greeting: 'Greeting' },
}
