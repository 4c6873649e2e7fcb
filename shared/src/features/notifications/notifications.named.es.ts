// What the events and calls of notifications are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  AllNotificationsRead: 'Notificaciones leídas',
  NotificationSent: 'Notificación enviada',
  NotificationRead: 'Notificación leída',
  NotificationsMuted: 'Avisos desactivados',
  NotificationsUnmuted: 'Avisos activados',
  notificationChoices: 'Ver qué avisos se reciben',
  chooseNotifications: 'Elegir qué avisos se reciben',
  listNotifications: 'Ver notificaciones',
  exportNotifications: 'Exportar notificaciones',
  readAllNotifications: 'Marcar todo como leído',
  readNotification: 'Marcar como leída',
  recentNotifications: 'Ver notificaciones recientes',
}
