// Integrations: addresses outside that an organization has told of what happens in it. Their list stands on its page.
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const ROLES = ['coordinator', 'admin'] as const

export const integrations: Feature = {
  name: 'integrations',
  messages: {},
  routes: [
    {
      path: '/organization/integrations/:id',
      roles: ROLES,
      screen: lazyWithRetry(() => import('./IntegrationScreen')),
    },
  ],
  slots: {
    histories: ['integration'],
    organizationTab: lazyWithRetry(() => import('./IntegrationsPanel')),
  },
}
