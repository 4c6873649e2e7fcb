// What text messages of two-factor sign-in say. Phones show them on locked screens: no name, no address, nothing to press.
import type { MailWords } from '../../kernel/feature'

export const twoFactorMails: Readonly<Record<string, MailWords>> = {
  'two_factor.code': {
    channel: 'text',
    subject: 'A code for signing in',
    paragraphs: ['{secret} is your code for Practicum. It opens for {minutes} minutes. Tell it to nobody.'],
  },
}
