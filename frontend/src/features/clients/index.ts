// Clients: those of a trainee by their codes, and uploads for them, which whoever supervises allows.
import AssignmentIndOutlined from '@mui/icons-material/AssignmentIndOutlined'
import { getClient, listClients } from '@practicum/shared/features/clients/clients.contract'
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { mayAdd, maySeeAny } from './client-rights'
import { clientMessages } from './clients.messages'

const READERS = ['faculty', 'supervisor', 'trainee'] as const

export const clients: Feature = {
  name: 'clients',
  messages: clientMessages,
  resources: { clients: { list: listClients, get: getClient } },
  routes: [
    { path: '/clients', roles: READERS, screen: lazyWithRetry(() => import('./ClientListScreen')) },
    { path: '/clients/:id', roles: READERS, screen: lazyWithRetry(() => import('./ClientDetailsScreen')) },
  ],
  menu: [
    {
      key: 'clients',
      label: 'clients.title',
      path: '/clients',
      icon: AssignmentIndOutlined,
      rare: true,
      places: [
        { roles: ['trainee'], group: 'training', order: 20 },
        { roles: ['supervisor', 'faculty'], group: 'supervision', order: 60 },
      ],
    },
  ],
  slots: {
    commands: [{ label: 'clients.add', form: lazyWithRetry(() => import('./ClientFormDialog')), shownTo: mayAdd }],
    histories: ['client'],
    dashboardTabs: [
      {
        key: 'clients',
        label: 'clients.title',
        order: 60,
        roles: ['supervisor'],
        shownTo: maySeeAny,
        panel: lazyWithRetry(() => import('./ClientsTab')),
        badge: { of: 'clients', show: own => ({ count: own('requested') }) },
      },
    ],
  },
}
