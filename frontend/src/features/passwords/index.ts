// One's own password: a part of the account.
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

export const passwords: Feature = {
  name: 'passwords',
  messages: {},
  slots: {
    account: {
      tab: 'security',
      order: 10,
      anchors: ['account-password'],
      part: lazyWithRetry(() => import('./PasswordSection')),
    },
  },
}
