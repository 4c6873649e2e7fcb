// What the log keeps of documents is called where one is told what happened.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { attachment: 'Document', upload: 'File that is sent' },
  field: { attachable_type: 'Attached to' },
}
