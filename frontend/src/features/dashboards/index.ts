// Dashboards: what needs the reader now, per role.

import type { Feature } from '../../app/feature'
import { lazy } from '../../ui/patient-lazy'
import { dashboardsMessages } from './dashboards.messages'

export const dashboards: Feature = {
  name: 'dashboards',
  messages: dashboardsMessages,
  screens: {
    '/dashboard': lazy(() => import('./RoleDashboardScreen')),
    '/admin/dashboard': lazy(() => import('./AdminDashboardScreen')),
  },
}
