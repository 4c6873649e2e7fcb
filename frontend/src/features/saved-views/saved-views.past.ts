// What the log keeps of views is called where one is told what happened.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { savedview: 'View', defaultview: 'View that a list opens with', viewshelf: 'Views of a person' },
}
