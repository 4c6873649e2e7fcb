// The words of erasures; those of asking for one and deciding on it are fetched with where it is done.
import type { Messages } from '../../providers/words'
import { stepWords } from './erasures.past'

export const erasureMessages: Messages = {
  title: 'Erasures',
  empty: 'Nobody has been erased, and nobody is to be.',
  asked_by: 'Requested by %{name}',
  field: {
    user_id: 'Person',
    status: 'Status',
    reason: 'Reason',
    requested_by: 'Requested by',
    requested_at: 'Requested',
    confirmed_by: 'Confirmed by',
    withdrawn_by: 'Withdrawn by',
    begun_at: 'Begun',
    done_at: 'Done',
    changed_at: 'Last change',
  },
  status: {
    requested: 'Requested',
    ready: 'Ready to confirm',
    confirmed: 'Confirmed',
    running: 'Running',
    done: 'Done',
    withdrawn: 'Withdrawn',
  },
  steps: {
    title: 'Steps',
    done: 'Done',
    open: 'Not done yet',
    ...stepWords,
  },
  request: {
    button: 'Request erasure',
  },
  panel: {
    title: 'Erasures to confirm',
    text: 'One request waits for an admin |||| %{smart_count} requests wait for an admin',
    open: 'Look at them',
  },
}
