// What the mail about notifications that are not read says: how many there are, and nothing of what they say.
import type { MailWords } from '../../kernel/feature'

export const notificationMails: Readonly<Record<string, MailWords>> = {
  'notification.summary': {
    subject: 'What is new for you at {organization}',
    paragraphs: [
      'Hello {name},',
      'Notifications that you have not read: {count}. What they say stands in Practicum alone.',
    ],
    canWait: true,
    turnedOffAt: '/account#account-notifications',
    action: { label: 'Open notifications', path: '/notifications' },
    closing: [
      'How often this mail comes, or that it does not, and what it counts, you choose on your account, under Notifications.',
    ],
  },
}
