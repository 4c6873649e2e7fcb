// What mails about another address say.
import type { MailWords } from '../../kernel/feature'

const STOP = { label: 'Stop it', path: '/email-change/stop?email={email}&code={secret}' } as const
const STOPPING =
  'If this was not you, stop it within {days} days: your address stays as it is, everybody is signed out, and you choose a new password.'

export const emailChangeMails: Readonly<Record<string, MailWords>> = {
  'email_change.confirm': {
    subject: 'Confirm your new email address',
    paragraphs: [
      'Hello {name},',
      'This address is to take the place of {email} in your account. By the link below you show that it is yours; from then on you sign in with it.',
    ],
    action: { label: 'Confirm the address', path: '/register/verify?email={email}&code={secret}&newEmail={new_email}' },
    closing: ['The link opens for {hours} hours.', 'If you do not know of this, nothing has to be done.'],
  },
  'email_change.asked': {
    subject: 'Another email address was asked for',
    paragraphs: [
      'Hello {name},',
      'The address of your account is to be {new_email}. Until somebody has confirmed it there, this one is used.',
      STOPPING,
    ],
    action: STOP,
  },
  'email_change.done': {
    subject: 'Your email address was changed',
    paragraphs: ['Hello {name},', 'The address of your account is {new_email} from now on.', STOPPING],
    action: STOP,
  },
  'email_change.held': {
    subject: 'Your address was asked for in another account',
    paragraphs: [
      'Hello {name},',
      'Somebody wanted to use your address in another account. It is yours, and stays in your account alone.',
    ],
    closing: ['If you have two accounts, ask those who look after the platform.'],
  },
  'email_change.taken_back': {
    subject: 'Your email address is the one of before',
    paragraphs: [
      'Hello {name},',
      'The change of your address was stopped. Everybody was signed out of your account, and its password opens nothing any more.',
    ],
    action: { label: 'Choose a new password', path: '/password/reset' },
  },
}
