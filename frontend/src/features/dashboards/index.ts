// Dashboards: what needs the reader now, per role.

import Home from '@mui/icons-material/HomeOutlined'
import type { Feature } from '../../app/feature'
import { lazy } from '../../ui/patient-lazy'
import { dashboardsMessages } from './dashboards.messages'

export const dashboards: Feature = {
  name: 'dashboards',
  messages: dashboardsMessages,
  routes: [
    {
      path: '/dashboard',
      insteadFor: { admin: '/admin/dashboard' },
      screen: lazy(() => import('./RoleDashboardScreen')),
    },
    { path: '/admin/dashboard', roles: ['admin'], screen: lazy(() => import('./AdminDashboardScreen')) },
  ],
  menu: [
    {
      key: 'dashboard',
      label: 'dashboards.menu',
      path: '/dashboard',
      icon: Home,
      places: [{ roles: ['coordinator', 'faculty', 'supervisor', 'trainee', 'developer', 'guest'], order: 10 }],
    },
    {
      key: 'admin_dashboard',
      label: 'dashboards.menu',
      path: '/admin/dashboard',
      icon: Home,
      places: [{ roles: ['admin'], order: 10 }],
    },
  ],
}
