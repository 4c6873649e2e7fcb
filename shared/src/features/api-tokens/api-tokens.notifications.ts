// What notifications of access tokens say, and where they lead.
import type { NotificationWords } from '../../kernel/feature'

const link = (): string => '/account#account-tokens'

export const apiTokenNotifications: Readonly<Record<string, NotificationWords>> = {
  'apitoken.expiring': {
    text: 'Your access token ends soon: {subject}',
    bare: 'An access token of yours ends soon',
    link,
  },
  'apitoken.ended': {
    text: 'Your access token ends today or has ended: {subject}',
    bare: 'An access token of yours ends today or has ended',
    link,
  },
}
