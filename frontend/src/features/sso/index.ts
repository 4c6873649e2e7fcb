// Signing in by a provider: a part of the account. Its pages before sign-in stand beside it.
import { SSO_PROVIDERS } from '@practicum/shared/access/sso'
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

export const sso: Feature = {
  name: 'sso',
  messages: {},
  slots: {
    account: {
      tab: 'security',
      order: 40,
      anchors: SSO_PROVIDERS.map(provider => `account-sso-${provider}`),
      shownTo: ({ user }) => !user.is_impersonating,
      part: lazyWithRetry(() => import('./SsoSection')),
    },
  },
}
