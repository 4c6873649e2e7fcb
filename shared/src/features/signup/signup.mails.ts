// What mails about signing up say.
import type { MailWords } from '../../kernel/feature'

const NOT_YOU = 'If you did not sign up, nothing has to be done: without this mail nobody gets in with your address.'

export const signupMails: Readonly<Record<string, MailWords>> = {
  'signup.verify': {
    subject: 'Verify your email address',
    paragraphs: [
      'Hello {name},',
      'You have signed up at {organization}. By the link below you show that this address is yours; then you can sign in.',
    ],
    action: { label: 'Verify the address', path: '/register/verify?email={email}&code={secret}' },
    closing: [
      'The link opens for {hours} hours.',
      'An account whose address is not verified is deleted {days} days after it was made.',
      NOT_YOU,
    ],
  },
  'signup.has_account': {
    subject: 'You have an account already',
    paragraphs: [
      'Hello {name},',
      'Somebody has tried to sign up with this address, which has an account already. If it was you: sign in with it. If you have forgotten the password, you can choose a new one.',
    ],
    action: { label: 'Sign in', path: '/login' },
    closing: ['If it was not you, nothing has to be done: your account is as it was.'],
  },
  'signup.was_invited': {
    subject: 'An invitation is waiting for you',
    paragraphs: [
      'Hello {name},',
      'Somebody has tried to sign up with this address by a link. You were invited to {organization} by name: use the link of that mail, or ask whoever sent it to send it again.',
    ],
    closing: ['If it was not you, nothing has to be done.'],
  },
}
