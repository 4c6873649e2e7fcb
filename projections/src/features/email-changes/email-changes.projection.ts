// Addresses that wait to be proved in place of the ones that people have: one row for each person who has asked for one.
import { personPolicy } from '@practicum/shared/features/people/people.policy'
import { userEvents } from '@practicum/shared/features/people/user.events'
import { changes, type Projection } from '../../runner/projection'
import type { TableDefinition } from '../../runner/table'

type EmailChangeRow = {
  readonly user_id: string
  readonly new_email: string
  readonly expires_at: string
}

const emailChangeTable: TableDefinition<EmailChangeRow> = {
  name: 'email_change',
  columns: { user_id: 'uuid', new_email: 'text', expires_at: 'timestamptz' },
  key: 'user_id',
  indexes: [],
  visible: personPolicy.contact,
}

export const emailChangeProjection: Projection<EmailChangeRow> = {
  name: 'email_change',
  version: 1,
  table: emailChangeTable,
  on: changes<EmailChangeRow>()(userEvents, {
    EmailChangeRequested: {
      insert: ({ data }) => ({ user_id: data.userId, new_email: data.newEmail, expires_at: data.expiresAt }),
    },
    EmailChangeWithdrawn: { remove: true },
    EmailChanged: { remove: true },
    EmailChangeTakenBack: { remove: true },
    SubjectErased: { remove: true },
  }),
}
