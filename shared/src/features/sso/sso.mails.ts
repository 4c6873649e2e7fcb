// What mails about signing in by a provider say.
import type { MailWords } from '../../kernel/feature'

export const ssoMails: Readonly<Record<string, MailWords>> = {
  'sso.linked': {
    subject: 'Your account can be signed in to with {provider}',
    paragraphs: ['Hello {name},', 'From now on you can sign in with {provider}, besides your password.'],
    action: { label: 'My account', path: '/account' },
    closing: ['If it was not you: remove it on the page of your account, and choose another password.'],
  },
  'sso.unlinked': {
    subject: 'Your account can no longer be signed in to with {provider}',
    paragraphs: ['Hello {name},', 'You sign in with your password again, and everywhere else you were signed out.'],
    action: { label: 'My account', path: '/account' },
    closing: ['If it was not you: choose another password at once, by “Forgot your password?” on the sign-in page.'],
  },
}
