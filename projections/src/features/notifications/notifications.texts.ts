// What notifications say and where they lead, by kind. `{actor}` and `{subject}` are read when the notification is shown.
import type { NotificationKind } from '@practicum/shared/features/notifications/notifications.events'

interface Text {
  readonly text: string
  /** Without a subject to name: it is gone, or belongs to another position of the reader. */
  readonly bare: string
  readonly link: (id: string) => string
}

const task =
  (type: 'assigned' | 'created') =>
  (id: string): string =>
    `/tasks/${type}/${id}`
const placement = (id: string): string => `/applications/${id}`
const meeting = (id: string): string => `/livesessions/${id}`

export const TEXTS: Readonly<Record<NotificationKind, Text>> = {
  'task.assigned': {
    text: '{actor} gave you a task: {subject}',
    bare: '{actor} gave you a task',
    link: task('assigned'),
  },
  'task.completed': { text: '{actor} completed: {subject}', bare: '{actor} completed a task', link: task('created') },
  'task.dismissed': { text: '{actor} dismissed: {subject}', bare: '{actor} dismissed a task', link: task('created') },
  'task.commented': {
    text: '{actor} commented on: {subject}',
    bare: '{actor} commented on a task',
    link: task('assigned'),
  },
  'placement.submitted': {
    text: '{actor} applied for a placement at {subject}',
    bare: '{actor} applied for a placement',
    link: placement,
  },
  'placement.ready': {
    text: 'A placement at {subject} is ready for your decision',
    bare: 'A placement is ready for your decision',
    link: placement,
  },
  'placement.approved': {
    text: 'The placement at {subject} was approved',
    bare: 'A placement was approved',
    link: placement,
  },
  'placement.denied': {
    text: 'The placement at {subject} was denied',
    bare: 'A placement was denied',
    link: placement,
  },
  'placement.reopened': {
    text: 'The placement at {subject} was reopened',
    bare: 'A placement was reopened',
    link: placement,
  },
  'placement.revoked': {
    text: 'The approval of the placement at {subject} was revoked',
    bare: 'An approval was revoked',
    link: placement,
  },
  'placement.commented': {
    text: '{actor} commented on the placement at {subject}',
    bare: '{actor} commented on a placement',
    link: placement,
  },
  'meeting.invited': {
    text: '{actor} invited you to a live session: {subject}',
    bare: '{actor} invited you to a live session',
    link: meeting,
  },
  'meeting.started': {
    text: 'The live session has started: {subject}',
    bare: 'A live session has started',
    link: meeting,
  },
  'meeting.canceled': {
    text: 'The live session was canceled: {subject}',
    bare: 'A live session was canceled',
    link: meeting,
  },
  'meeting.changed': {
    text: 'The live session was changed: {subject}',
    bare: 'A live session was changed',
    link: meeting,
  },
}
