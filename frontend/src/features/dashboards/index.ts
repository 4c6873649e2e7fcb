// Dashboards: what needs the reader now, per role.

import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined'
import Home from '@mui/icons-material/HomeOutlined'
import HourglassBottom from '@mui/icons-material/HourglassBottomOutlined'
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { dashboardsMessages } from './dashboards.messages'

export const dashboards: Feature = {
  name: 'dashboards',
  messages: dashboardsMessages,
  routes: [
    {
      path: '/dashboard',
      loggingIn: true,
      insteadFor: { admin: '/admin/dashboard' },
      screen: lazyWithRetry(() => import('./RoleDashboardScreen')),
      asks: () => import('./first-reads').then(({ asks }) => asks),
    },
    { path: '/admin/dashboard', roles: ['admin'], screen: lazyWithRetry(() => import('./AdminDashboardScreen')) },
    { path: '/admin/tools', roles: ['admin'], screen: lazyWithRetry(() => import('./AdminToolsScreen')) },
    { path: '/admin/tools/queues', roles: ['admin'], screen: lazyWithRetry(() => import('./QueuesScreen')) },
  ],
  menu: [
    {
      key: 'dashboard',
      letter: 'd',
      label: 'dashboards.menu',
      path: '/dashboard',
      icon: Home,
      places: [{ roles: ['coordinator', 'faculty', 'supervisor', 'trainee', 'developer', 'guest'], order: 10 }],
    },
    {
      key: 'admin_dashboard',
      letter: 'd',
      label: 'dashboards.menu',
      path: '/admin/dashboard',
      icon: Home,
      places: [{ roles: ['admin'], order: 10 }],
    },
    {
      key: 'admin_tools',
      label: 'dashboards.tools',
      path: '/admin/tools',
      icon: AccountTreeOutlined,
      places: [{ roles: ['admin'], group: 'resources', order: 16 }],
    },
    {
      key: 'queues',
      label: 'dashboards.queues',
      path: '/admin/tools/queues',
      icon: HourglassBottom,
      places: [{ roles: ['admin'], group: 'resources', order: 19 }],
    },
  ],
}
