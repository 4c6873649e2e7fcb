// Audit: the history that other features show of their things, and the event explorer.
import ManageHistory from '@mui/icons-material/ManageHistoryOutlined'
import { listAccesses } from '@practicum/shared/features/audit/access.contract'
import { listEvents } from '@practicum/shared/features/audit/audit.contract'
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { auditMessages } from './audit.messages'

export const audit: Feature = {
  name: 'audit',
  messages: auditMessages,
  resources: { 'audit/events': { list: listEvents }, 'audit/accesses': { list: listAccesses } },
  routes: [
    { path: '/events', roles: ['admin', 'coordinator'], screen: lazyWithRetry(() => import('./EventExplorerScreen')) },
  ],
  menu: [
    {
      key: 'events',
      letter: 'e',
      label: 'audit.menu',
      path: '/events',
      icon: ManageHistory,
      places: [
        { roles: ['coordinator'], group: 'organization', order: 50 },
        { roles: ['admin'], group: 'resources', order: 50 },
      ],
    },
  ],
}
