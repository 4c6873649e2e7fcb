// What notifications of supervision profiles say, and where they lead.
import type { NotificationWords } from '../../kernel/feature'

const link = (): string => '/supervision-profile'

export const supervisionProfileNotifications: Readonly<Record<string, NotificationWords>> = {
  'license.expiring': {
    text: 'A license of yours ends soon',
    bare: 'A license of yours ends soon',
    link,
  },
  'license.ended': {
    text: 'A license of yours ends today or has ended',
    bare: 'A license of yours ends today or has ended',
    link,
  },
}
