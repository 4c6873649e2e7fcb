// What notifications of live sessions say, and where they lead.
import type { NotificationWords } from '../../kernel/feature'

const link = (id: string): string => `/livesessions/${id}`

export const meetingNotifications: Readonly<Record<string, NotificationWords>> = {
  'meeting.invited': {
    text: '{actor} invited you to a live session: {subject}',
    bare: '{actor} invited you to a live session',
    link,
    optional: 'I am invited to a live session',
  },
  'meeting.started': {
    text: 'The live session has started: {subject}',
    bare: 'A live session has started',
    link,
    optional: 'A live session of mine has started',
  },
  'meeting.canceled': {
    text: 'The live session was canceled: {subject}',
    bare: 'A live session was canceled',
    link,
  },
  'meeting.changed': {
    text: 'The live session was changed: {subject}',
    bare: 'A live session was changed',
    link,
    optional: 'A live session of mine is changed',
  },
}
