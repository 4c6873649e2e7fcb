// What fields and values are called that things of several features have, where their past is told.
import type { Messages } from '../../providers/words'

const roles: Messages = {
  trainee: '{Trainee}',
  supervisor: '{Supervisor}',
  faculty: '{Faculty}',
  coordinator: '{Coordinator}',
  assistant: '{Assistant}',
  manager: 'Manager',
  staff: 'Staff',
  admin: 'Admin',
}

export const sharedPast: Messages = {
  field: {
    comments_count: 'Comments in all',
    at: 'When',
    body: 'Text',
    owner: 'Sent by',
    kind: 'Kind of file',
    mimetype: 'Type of file',
    size: 'Bytes',
    scan: 'Malware',
  },
  value: {
    role: roles,
    submitter_roles: roles,
    submitted_by: roles,
    kind: { images: 'Image', documents: 'Document' },
    scan: { passed: 'None found', none: 'Not scanned' },
  },
}
