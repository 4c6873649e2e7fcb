// Programs that act for a person: a part of the account.
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

export const apiTokens: Feature = {
  name: 'api-tokens',
  messages: {},
  slots: {
    account: {
      tab: 'security',
      order: 60,
      anchors: ['account-tokens'],
      part: lazyWithRetry(() => import('./ApiTokensSection')),
    },
    histories: ['apitoken'],
  },
}
