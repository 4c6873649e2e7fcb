// Where one is signed in: a part of the account.
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

export const devices: Feature = {
  name: 'devices',
  messages: {},
  slots: {
    account: {
      tab: 'security',
      order: 50,
      anchors: ['account-devices', 'account-remembered'],
      part: lazyWithRetry(() => import('./DevicesSection')),
    },
  },
}
