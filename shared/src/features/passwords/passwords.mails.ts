// What mails about passwords say.
import type { MailWords } from '../../kernel/feature'

export const passwordMails: Readonly<Record<string, MailWords>> = {
  'password.reset': {
    subject: 'Choose a new password',
    paragraphs: [
      'Hello {name},',
      'Somebody, most likely you, has asked for a link to choose a new password for your account. It opens once, within {minutes} minutes.',
    ],
    action: { label: 'Choose a password', path: '/password/update/{secret}?email={email}' },
    closing: [
      'If it was not you, nothing has to be done: your password stays as it is, and nobody else has this link.',
    ],
  },
  'password.changed': {
    subject: 'Your password has been changed',
    paragraphs: [
      'Hello {name},',
      'The password of your account has been changed, and everywhere else it was signed out.',
    ],
    action: { label: 'Sign in', path: '/login' },
    closing: ['If it was not you: choose another password at once, by “Forgot your password?” on the sign-in page.'],
  },
}
