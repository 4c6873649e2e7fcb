// What the events and calls of dashboards are called in Spanish, where English reads their names.
import type { Texts } from '../../kernel/texts'

export const named: Texts = {
  GreetingDismissed: 'Saludo descartado',
  adminDashboard: 'Panel de administración',
  dashboardCounts: 'Cifras del panel',
  dismissWelcome: 'Descartar bienvenida',
  platformQueues: 'Ver colas de la plataforma',
  repeatEffects: 'Repetir efectos apartados',
  roleDashboard: 'Panel',
}
