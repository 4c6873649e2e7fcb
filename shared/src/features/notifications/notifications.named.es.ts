// What the events and calls of notifications are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  AllNotificationsRead: 'Notificaciones leídas',
  NotificationSent: 'Notificación enviada',
  NotificationRead: 'Notificación leída',
  NotificationsMuted: 'Avisos desactivados',
  NotificationsUnmuted: 'Avisos activados',
  SummaryChosen: 'Resumen por correo elegido',
  SummaryMailed: 'Resumen por correo enviado',
  notificationChoices: 'Ver qué avisos se reciben',
  chooseNotifications: 'Elegir qué avisos se reciben',
  notificationSummary: 'Ver cada cuánto llega el resumen',
  chooseNotificationSummary: 'Elegir cada cuánto llega el resumen',
  listNotifications: 'Ver notificaciones',
  exportNotifications: 'Exportar notificaciones',
  readAllNotifications: 'Marcar todo como leído',
  readNotification: 'Marcar como leída',
  recentNotifications: 'Ver notificaciones recientes',
}
