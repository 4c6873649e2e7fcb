// What the log keeps of settings is called where one is told what happened.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { setting: 'Setting' },
}
