// The words of every picture.
import type { Messages } from '../../providers/words'

export const pictureMessages: Messages = {
  table: 'Show as a table',
  drawn: 'Show as a picture',
  number: 'Number',
  standing: 'How it stands',
  failed: 'This picture could not be loaded.',
}
