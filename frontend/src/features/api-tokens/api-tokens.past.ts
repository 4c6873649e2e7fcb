// What the fields of an access token are called where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { apitoken: 'Access token' },
  field: {
    of_organization: 'Of the organization',
    made_at: 'Made',
    expires_at: 'Opens until',
    revoked_at: 'Revoked',
    reminded: 'Last reminder, in days before the end',
    days: 'Days before the end',
  },
  value: { of: { person: 'The person', organization: 'The organization' } },
}
