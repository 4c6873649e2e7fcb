// What the text message about notifications that are not read says. Phones show it on locked screens: no name, and nothing of what was told.
import type { MailWords } from '../../kernel/feature'

export const textSummaryMails: Readonly<Record<string, MailWords>> = {
  'text_summary.summary': {
    channel: 'text',
    subject: 'What is new for you',
    paragraphs: [
      'Notifications in Practicum that you have not read: {count}. How often you are written to, you choose there, on your account.',
    ],
    canWait: true,
    turnedOffAt: '/account#account-texts',
  },
}
