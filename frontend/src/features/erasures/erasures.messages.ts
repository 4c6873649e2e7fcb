// The words of erasures; those of deciding on one are fetched with its page.
import type { Messages } from '../../providers/words'
import { erasuresPast, stepWords } from './erasures.past'

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
  search: {
    help: 'By name or email address',
    chosen: 'Email address: %{email}',
    type: 'Type a part of the name or the email address',
    loading: 'Searching…',
    invited: 'invited, without an account',
    nobody: 'Nobody of that name whose erasure could be requested',
    unavailable: 'People cannot be searched at the moment',
  },
  request: {
    button: 'Request erasure',
    title: 'Request the erasure of a person',
    text: 'Nothing happens yet. Another admin has to confirm it, 24 hours from now at the earliest. Once confirmed, it cannot be undone.',
    reason_help: 'Only admins see it, and it is erased with the person',
    submit: 'Request erasure',
    success: 'The erasure was requested. Another admin can confirm it after 24 hours.',
  },
  steps: {
    title: 'Steps',
    done: 'Done',
    open: 'Not done yet',
    ...stepWords,
  },
  panel: {
    title: 'Erasures to confirm',
    text: 'One request waits for an admin |||| %{smart_count} requests wait for an admin',
    open: 'Look at them',
  },
  details: { label: 'Parts of this erasure', about: 'About', history: 'History' },
  past: erasuresPast,
}
