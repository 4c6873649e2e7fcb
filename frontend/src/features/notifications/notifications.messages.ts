// The words of notifications.
import type { Messages } from '../../providers/words'

export const notificationsMessages: Messages = {
  title: 'Notifications',
  bell_none: 'Notifications, none unread',
  bell_some: 'Notifications, %{count} unread',
  empty: 'Nothing new. We will tell you here when something needs you.',
  unavailable: 'Notifications could not be loaded.',
  read_all: 'Mark all read',
  all_read: 'Everything is marked read.',
  see_all: 'See all',
  unread: 'Unread',
  message: 'Message',
  when: 'When',
  switch_title: 'Switch position?',
  switch_text: 'This is about your work as %{role} at %{organization}. Your screens will change to that position.',
  switch: 'Switch and open',
}
