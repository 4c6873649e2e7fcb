// Another address: asked for on one's account, by an admin on the page of an account, and stopped by the link of a mail.
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

export const emailChanges: Feature = {
  name: 'email-changes',
  messages: {},
  slots: {
    account: {
      tab: 'profile',
      order: 10,
      anchors: ['account-email'],
      part: lazyWithRetry(() => import('./EmailSection')),
    },
    accountIntent: lazyWithRetry(() => import('./EmailIntent')),
  },
}
