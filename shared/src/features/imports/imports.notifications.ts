// What notifications of imports say, and where they lead.
import type { NotificationWords } from '../../kernel/feature'

const link = (id: string): string => `/imports/${id}`

export const importNotifications: Readonly<Record<string, NotificationWords>> = {
  'import.ended': {
    text: 'The import of {subject} is done',
    bare: 'An import that you started is done',
    link,
  },
  'import.failures': {
    text: 'The import of {subject} is done, but for rows that failed',
    bare: 'An import that you started is done, but for rows that failed',
    link,
  },
  'import.stopped': {
    text: 'The import of {subject} has stopped before its end',
    bare: 'An import that you started has stopped before its end',
    link,
  },
  'import.cancelled': {
    text: '{actor} cancelled the import of {subject}',
    bare: '{actor} cancelled an import that you started',
    link,
  },
}
