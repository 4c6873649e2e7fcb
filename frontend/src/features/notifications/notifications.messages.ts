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
  more: 'and %{smart_count} earlier about this |||| and %{smart_count} earlier about this',
  earlier: 'Earlier ones of the same',
  arrived: 'New: %{message}',
  choices: {
    link: 'Choose what you are told',
  },
  switch_title: 'Switch position?',
  switch_text: 'This is about your work as %{role} at %{organization}. Your screens will change to that position.',
  switch: 'Switch and open',
}
