// What the fields of a placement are called where its past is told.
import type { Messages } from '../../providers/words'

export const placementsPast: Messages = {
  field: {
    trainee: '{Trainee}',
    supervisor: '{Supervisor}',
    faculty: '{Faculty}',
    placement_status: 'Status',
    supervisor_joined: '{Supervisor} has joined',
    is_campus: 'On campus',
    is_multiway: 'One after the other',
    submitter_roles: 'Signed by',
    submitted_by: 'Signed so far by',
    submitted_at: 'Last signed',
    signature_required: 'Signature required',
    denied_reason: 'Reason for the denial',
    approved_at: 'Approved',
    archived_at: 'Archived',
    created_at: 'Applied',
    updated_at: 'Last changed',
    role: 'Signed as',
    open_roles: 'To be signed by',
    taken_back: 'Decision taken back',
    kind: 'What',
    by: 'By',
    reason: 'Reason',
    at: 'When',
  },
  value: {
    kind: { revoked: 'Approval revoked', reopened: 'Denial taken back' },
    placement_status: {
      open: 'Open',
      submitted: 'Submitted',
      ready: 'Ready',
      approved: 'Approved',
      denied: 'Denied',
    },
  },
}
