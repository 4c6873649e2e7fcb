// Accounts, for those who run the platform: who there is, how they stand, and what helps them in.
import PeopleOutlined from '@mui/icons-material/PeopleOutlined'
import { listUsers } from '@practicum/shared/features/users/users.contract'
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { userMessages } from './users.messages'

const ADMINS = ['admin'] as const

export const users: Feature = {
  name: 'users',
  messages: userMessages,
  resources: { users: { list: listUsers } },
  routes: [
    { path: '/admin/users', roles: ADMINS, screen: lazyWithRetry(() => import('./UserListScreen')) },
    { path: '/admin/users/edit/:id', roles: ADMINS, screen: lazyWithRetry(() => import('./UserScreen')) },
  ],
  menu: [
    {
      key: 'users',
      letter: 'u',
      label: 'users.title',
      path: '/admin/users',
      icon: PeopleOutlined,
      places: [{ roles: ADMINS, order: 20 }],
    },
  ],
  slots: {
    findables: [{ kind: 'user', label: 'users.title', icon: PeopleOutlined, order: 70, path: '/admin/users/edit/:id' }],
    adminDashboard: lazyWithRetry(() => import('./ActiveAdmins')),
    accountDetails: lazyWithRetry(() => import('./UserDetailsDialog')),
    personLinks: [
      {
        label: 'users.one',
        to: ({ id }) => `/admin/users/edit/${id}`,
        shownTo: (_person, { role }) => role === 'admin',
        onCardAlone: true,
      },
    ],
  },
}
