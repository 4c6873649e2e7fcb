// The words of the screens of mails: fetched with them.

export const mailScreenMessages = {
  empty: 'No mail has been written yet.',
  field: {
    subject: 'Subject',
    to: 'To',
    status: 'Status',
    queued_at: 'Written',
    due_at: 'Next try',
    sent_at: 'Sent',
    bounced_at: 'Came back',
  },
  status: {
    queued: 'Waiting',
    sending: 'Being sent',
    sent: 'Sent',
    rejected: 'Not sent',
    unconfirmed: 'Perhaps sent',
    kept: 'Kept here',
    bounced: 'Came back',
    held_back: 'Held back',
  },
  standing: {
    queued: 'It was not taken yet. It is tried again by itself.',
    rejected: 'It was not sent, and is not tried again by itself.',
    unconfirmed: 'It was handed over, and the connection broke before the answer. Nobody knows whether it was taken.',
    bounced: 'The mail server took it, and it came back: it could not be delivered (%{code}).',
    held_back:
      'Mails to this address come back, so this one was not sent. Codes, new passwords and warnings are tried all the same.',
    kept: 'Nothing is set up here that sends it, so it is kept here to be read.',
  },
  again: {
    button: 'Send again',
    title: 'Send this to %{to} again?',
    text: 'It goes out at once, as it was written.',
    comes_back: 'Mails to this address come back. This one may, too.',
    perhaps_twice: 'It may have arrived already, and would then come a second time.',
    success: 'It is on its way again.',
  },
  templates: {
    text: 'What people are written. What stands in braces is filled for each of them.',
    language: 'Language',
    organization: 'In the name of',
    none: 'No organization is called so.',
    find: 'Find by words',
    not_found: 'None has these words.',
    mail: 'Mail',
    text_message: 'Text message',
    can_wait: 'kept from addresses that mails come back from',
  },
  details: {
    label: 'Parts of this mail',
    message: 'Message',
    text: 'Plain text',
    history: 'History',
    secret: '%{label}: the link is in the mail itself, and nowhere else.',
  },
}
