// What the fields of an invitation are called where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { invite: 'Invitation' },
  field: {
    first_name: 'First name',
    last_name: 'Last name',
    invite_status: 'Status',
    created_at: 'Invited',
    sent_at: 'Sent',
    expires_at: 'Opens until',
    accepted_at: 'Accepted',
    came_back_at: 'Mail did not arrive',
    claimed_until: 'Being accepted until',
  },
  value: {
    invite_status: { open: 'Invited', expired: 'Expired', accepted: 'Accepted', withdrawn: 'Withdrawn' },
  },
}
