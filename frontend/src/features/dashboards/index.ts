// Dashboards: what needs the reader now, per role.
import { lazy } from 'react'
import type { Feature } from '../../app/feature'
import { dashboardsMessages } from './dashboards.messages'

export const dashboards: Feature = {
  name: 'dashboards',
  messages: dashboardsMessages,
  screens: {
    '/dashboard': lazy(() => import('./RoleDashboardScreen')),
    '/admin/dashboard': lazy(() => import('./AdminDashboardScreen')),
  },
}
