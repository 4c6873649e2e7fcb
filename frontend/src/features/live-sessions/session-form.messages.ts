// The words of the form of sessions, fetched with it.
import type { Messages } from '../../providers/words'

export const sessionFormMessages = {
  create: 'New session',
  edit: 'Edit session',
  title: 'What is it about?',
  schedule_type: 'When is it held?',
  now: 'Now',
  later: 'At a set time',
  meanwhile: 'Somebody changed this session while you were editing it. Saving puts what you see here in place of:',
  start_at: 'Date',
  duration: 'Expected duration (minutes)',
  users: 'Who takes part?',
  host: 'You host the session and always take part. Pick at least one other person.',
  audio_only: 'Audio only',
  guest_emails: 'Guests by email',
  guests_hint: 'For people without an account, %{limit} at most. Press Enter after each address.',
  submit: { now: 'Start session', later: 'Schedule session' },
  save: 'Save',
} satisfies Messages
