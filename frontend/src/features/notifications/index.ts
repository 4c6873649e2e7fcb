// Notifications: the bell on every page, and the list of all.
import { listNotifications } from '@practicum/shared/features/notifications/notifications.contract'
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { Everywhere } from './Everywhere'
import { NotificationBell } from './NotificationBell'
import { notificationsMessages } from './notifications.messages'

export const notifications: Feature = {
  name: 'notifications',
  messages: notificationsMessages,
  resources: { notifications: { list: listNotifications } },
  routes: [{ path: '/notifications', screen: lazyWithRetry(() => import('./NotificationListScreen')) }],
  slots: {
    topBar: NotificationBell,
    everywhere: Everywhere,
    account: {
      tab: 'preferences',
      order: 10,
      anchors: ['account-notifications'],
      part: lazyWithRetry(() => import('./ChoicesSection')),
    },
  },
}
