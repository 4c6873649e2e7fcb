// What the fields of an invite link are called where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { invitelink: 'Invitation link' },
  field: {
    created_at: 'Created',
    closed_at: 'Closed',
    name: 'Name',
    opens_until: 'Opens until',
    places: 'Places',
    taken: 'Signed up',
  },
}
