// Erasures: the list, one of them, and the form by which one is asked for. For admins alone.
import PersonRemoveOutlined from '@mui/icons-material/PersonRemoveOutlined'
import { getErasure, listErasures } from '@practicum/shared/features/erasures/erasures.contract'
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { ErasuresPanel } from './ErasuresPanel'
import { erasureMessages } from './erasures.messages'

const ADMINS = ['admin'] as const

export const erasures: Feature = {
  name: 'erasures',
  messages: erasureMessages,
  resources: { erasures: { list: listErasures, get: getErasure } },
  routes: [
    { path: '/erasures', roles: ADMINS, screen: lazyWithRetry(() => import('./ErasureListScreen')) },
    { path: '/erasures/:id', roles: ADMINS, screen: lazyWithRetry(() => import('./ErasureDetailsScreen')) },
  ],
  menu: [
    {
      key: 'erasures',
      letter: 'r',
      label: 'erasures.title',
      path: '/erasures',
      icon: PersonRemoveOutlined,
      places: [{ roles: ADMINS, group: 'resources', order: 60 }],
    },
  ],
  slots: {
    adminDashboard: ErasuresPanel,
    histories: ['erasure'],
    commands: [
      {
        label: 'erasures.request.button',
        form: lazyWithRetry(() => import('./RequestErasureDialog')),
        shownTo: ({ role }) => role === 'admin',
      },
    ],
  },
}
