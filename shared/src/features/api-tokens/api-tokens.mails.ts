// What the mail about an access token says.
import type { MailWords } from '../../kernel/feature'

export const apiTokenMails: Readonly<Record<string, MailWords>> = {
  'api_token.made': {
    subject: 'An access token has been made with your account',
    paragraphs: [
      'Hello {name},',
      'An access token called “{token}” has been made with your account. Until {until} a program that has it can act as you, as far as the token goes.',
    ],
    action: { label: 'See your access tokens', path: '/account' },
    closing: ['If it was not you: revoke the token there, and change your password at once.'],
  },
}
