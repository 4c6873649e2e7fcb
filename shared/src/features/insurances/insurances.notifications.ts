// What notifications of liability insurances say, and where they lead.
import type { NotificationWords } from '../../kernel/feature'

export const insuranceNotifications: Readonly<Record<string, NotificationWords>> = {
  'insurance.expiring': {
    text: 'Your liability insurance ends soon: {subject}',
    bare: 'Your liability insurance ends soon',
    link: () => '/account#insurance',
  },
  'insurance.ended': {
    text: 'Your liability insurance ends today or has ended: {subject}',
    bare: 'Your liability insurance ends today or has ended',
    link: () => '/account#insurance',
  },
}
