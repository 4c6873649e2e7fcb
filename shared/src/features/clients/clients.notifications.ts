// What notifications of clients say, and where they lead.
import type { NotificationWords } from '../../kernel/feature'

const link = (id: string): string => `/clients/${id}`

export const clientNotifications: Readonly<Record<string, NotificationWords>> = {
  'client.shared': {
    text: '{actor} shares the work on {subject} with you',
    bare: '{actor} shares the work on somebody with you',
    link,
  },
  'client.uploads_requested': {
    text: '{actor} asks to upload files of {subject}',
    bare: '{actor} asks to upload files of their work',
    link,
  },
  'client.uploads_allowed': {
    text: '{actor} allowed uploads for {subject}',
    bare: '{actor} allowed uploads for your work',
    link,
  },
  'client.uploads_forbidden': {
    text: '{actor} does not allow uploads for {subject}',
    bare: '{actor} does not allow uploads for your work',
    link,
  },
}
