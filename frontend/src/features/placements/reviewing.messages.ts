// The words of the queue of placements, fetched with it.
import type { Messages } from '../../providers/words'

export const reviewingMessages = {
  evidence: 'What speaks for this placement',
  place: '%{number} of %{total}',
  notice: '%{trainee} and %{supervisor} will be told when you approve.',
  not_yet: 'This cannot be approved yet. %{why}',
  decided: 'This placement is decided: %{status}.',
  archived: 'This placement is archived; nothing can be decided on it.',
  actions: 'Decide',
  said: {
    approved: 'Approved: %{name}',
    denied: 'Denied: %{name}',
    refused: 'Not approved: %{name}',
    undone: 'Approval taken back: %{name}',
  },
  leave: 'Close review',
  return: 'Deny placement',
  next: 'Next',
  previous: 'Previous',
  keys: 'Keys: A approves, R denies with a reason, U takes the last approval back, J and K go on and back.',
  nothing: 'Nothing is waiting for a decision. Well done.',
  others: 'Also show what waits for somebody else',
  none_ready: 'Nothing can be decided now. Well done.',
  failed: 'What is waiting could not be loaded.',
  done: 'What was decided',
  close: 'Close',
} satisfies Messages
