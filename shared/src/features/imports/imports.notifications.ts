// What notifications of imports say, and where they lead.
import type { NotificationWords } from '../../kernel/feature'

export const importNotifications: Readonly<Record<string, NotificationWords>> = {
  'import.ended': {
    text: 'The import of {subject} has ended',
    bare: 'An import that you started has ended',
    link: id => `/imports/${id}`,
  },
}
