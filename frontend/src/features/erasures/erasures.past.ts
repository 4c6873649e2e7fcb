// What the fields of an erasure are called where its past is told.
import type { Messages } from '../../providers/words'

/** Of the steps, also where its progress is shown. */
export const stepWords = {
  entry: 'Sign-in closed',
  key: 'Key destroyed',
  traces: 'Drafts, files and other traces removed',
  read_models: 'Everything shown made anew without them',
  old_bytes: 'Deleted bytes written over',
}

export const past: Messages = {
  thing: { erasure: 'Erasure' },
  field: {
    erasure_status: 'Status',
    requested_by: 'Requested by',
    requested_by_position: 'Position of who requested it',
    requested_at: 'Requested',
    confirmed_by: 'Confirmed by',
    confirmed_by_position: 'Position of who confirmed it',
    confirmed_at: 'Confirmed',
    withdrawn_by: 'Withdrawn by',
    withdrawn_by_position: 'Position of who withdrew it',
    withdrawn_at: 'Withdrawn',
    again: 'Again after a restore',
    begun_at: 'Begun',
    step: 'Step',
    done_at: 'Done',
    changed_at: 'Last change',
  },
  value: {
    erasure_status: {
      requested: 'Requested',
      confirmed: 'Confirmed',
      running: 'Running',
      done: 'Done',
      withdrawn: 'Withdrawn',
    },
    step: stepWords,
  },
}
