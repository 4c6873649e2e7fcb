// What notifications of tasks say, and where they lead.
import type { NotificationWords } from '../../kernel/feature'

const link =
  (type: 'assigned' | 'created') =>
  (id: string): string =>
    `/tasks/${type}/${id}`

export const taskNotifications: Readonly<Record<string, NotificationWords>> = {
  'task.assigned': {
    text: '{actor} gave you a task: {subject}',
    bare: '{actor} gave you a task',
    link: link('assigned'),
    optional: 'Somebody gives me a task',
  },
  // Told to whoever may no longer open it.
  'task.reassigned': {
    text: '{actor} gave your task to somebody else: {subject}',
    bare: '{actor} gave your task to somebody else',
    link: () => '/tasks#assigned',
    optional: 'A task of mine is given to somebody else',
  },
  'task.completed': {
    text: '{actor} completed: {subject}',
    bare: '{actor} completed a task',
    link: link('created'),
    optional: 'A task that I gave is completed',
  },
  'task.dismissed': {
    text: '{actor} dismissed: {subject}',
    bare: '{actor} dismissed a task',
    link: link('created'),
    optional: 'A task that I gave is dismissed',
  },
  'task.reopened': {
    text: '{actor} reopened: {subject}',
    bare: '{actor} reopened a task',
    link: link('created'),
    optional: 'A task that I gave is reopened',
  },
  'task.reminded': {
    text: '{actor} reminds you of a task: {subject}',
    bare: '{actor} reminds you of a task',
    link: link('assigned'),
  },
  'task.commented': {
    text: '{actor} commented on: {subject}',
    bare: '{actor} commented on a task',
    link: link('assigned'),
    optional: 'Somebody comments on a task of mine',
  },
}
