// Two-factor sign-in: a part of the account, and taken away by an admin on the page of an account. Its pages before sign-in stand beside it.
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

export const twoFactor: Feature = {
  name: 'two-factor',
  messages: {},
  slots: {
    account: {
      tab: 'security',
      order: 20,
      anchors: ['account-two-factor'],
      shownTo: ({ user }) => !user.is_impersonating,
      part: lazyWithRetry(() => import('./TwoFactorSection')),
    },
    accountIntent: lazyWithRetry(() => import('./ResetIntent')),
  },
}
