// What the fields of a training plan are called where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  field: { created_at: 'Created', archived_at: 'Archived' },
}
