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
  },
  'task.completed': { text: '{actor} completed: {subject}', bare: '{actor} completed a task', link: link('created') },
  'task.dismissed': { text: '{actor} dismissed: {subject}', bare: '{actor} dismissed a task', link: link('created') },
  'task.commented': {
    text: '{actor} commented on: {subject}',
    bare: '{actor} commented on a task',
    link: link('assigned'),
  },
}
