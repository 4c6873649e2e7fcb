// What the fields of a client are called where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { client: '{Client}', clientcode: 'Code of a {client}' },
  field: {
    code: 'Code',
    trainee: '{Trainee}',
    supervisor: '{Supervisor}',
    can_upload: 'Uploads allowed',
    upload_requested: 'Uploads asked for',
    documents: 'Documents',
    created_at: 'Added',
    archived_at: 'Archived',
  },
}
