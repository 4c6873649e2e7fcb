// What the mail of an invitation says.
import type { MailWords } from '../../kernel/feature'

const PAGE = '/register/invite/'

const action = { label: 'Accept the invitation', path: `${PAGE}{invite}?code={secret}` } as const
const closing = [
  'The link is for you alone, and opens until {until}.',
  'If you do not know who sent it, nothing has to be done.',
]

/** Which invitation a mail is about, by where its button leads; undefined: about none. */
export const invitedBy = (path: string | undefined): string | undefined =>
  path?.startsWith(PAGE) ? path.slice(PAGE.length).split('?')[0] : undefined

export const inviteMails: Readonly<Record<string, MailWords>> = {
  'invite.created': {
    subject: '{inviter} invites you to {organization}',
    paragraphs: [
      'Hello {name},',
      '{inviter} invites you to {organization}, as {role}. By the link below you set up your account, or join with the one you have.',
    ],
    action,
    closing,
  },
  'invite.resent': {
    subject: 'Your invitation to {organization} is waiting',
    paragraphs: [
      'Hello {name},',
      '{inviter} has invited you to {organization}, as {role}, and you have not come yet. This link takes the place of the one before.',
    ],
    // Held back from the first, it would tell whoever invites that another organization knows the address.
    canWait: true,
    action,
    closing,
  },
}
