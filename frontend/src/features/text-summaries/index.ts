// Text messages about what one has not read: a part of the account.
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

export const textSummaries: Feature = {
  name: 'text-summaries',
  messages: {},
  slots: {
    account: {
      tab: 'preferences',
      order: 15,
      anchors: ['account-texts'],
      part: lazyWithRetry(() => import('./TextsSection')),
    },
  },
}
