// What the fields of a liability insurance are called where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { insurance: 'Insurance' },
  field: {
    trainee: '{Trainee}',
    effective_date: 'Effective date',
    expiration_date: 'Expiration date',
    attachment: 'Attachment',
    upload: 'Upload',
    owner: 'Sent by',
    kind: 'Kind of file',
    filename: 'File',
    mimetype: 'Type of file',
    size: 'Size in bytes',
    proof: 'Document',
    days: 'Days before its end',
    reminded: 'Last reminder, in days before its end',
  },
}
