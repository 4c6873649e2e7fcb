// What the fields of a mail are called where its past is told.
import type { Messages } from '../../providers/words'

export const past: Messages = {
  thing: { mail: 'Mail' },
  field: {
    kind: 'Kind',
    language: 'Language',
    paragraphs: 'Message',
    action: 'Button',
    closing: 'Closing words',
    expires_at: 'Link expires',
    to_address: 'To',
    name: 'Name',
    subject: 'Subject',
    content: 'Message',
    mail_status: 'Status',
    reason: 'Reason',
    attempts: 'Tries',
    attempt: 'Try',
    queued_at: 'Written',
    due_at: 'Next try',
    attempted_at: 'Tried',
    sent_at: 'Sent',
    bounced_at: 'Came back',
    bounce_code: 'Why it came back',
    code: 'Why it came back',
  },
  value: {
    mail_status: {
      queued: 'Waiting',
      sending: 'Being sent',
      sent: 'Sent',
      rejected: 'Not sent',
      unconfirmed: 'Perhaps sent',
      kept: 'Kept here',
      bounced: 'Came back',
      held_back: 'Held back',
    },
  },
}
