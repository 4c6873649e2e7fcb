// Notifications: the bell on every page, and the list of all.
import { listNotifications } from '@practicum/shared/features/notifications/notifications.contract'
import { lazy } from 'react'
import type { Feature } from '../../app/feature'
import { NotificationBell } from './NotificationBell'
import { notificationsMessages } from './notifications.messages'

export const notifications: Feature = {
  name: 'notifications',
  messages: notificationsMessages,
  resources: { notifications: { list: listNotifications } },
  screens: { '/notifications': lazy(() => import('./NotificationListScreen')) },
  slots: { topBar: NotificationBell },
}
