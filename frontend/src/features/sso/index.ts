// Signing in by a provider: a part of the account. Its pages before sign-in stand beside it.
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

export const sso: Feature = {
  name: 'sso',
  messages: {},
  slots: { accountSecurity: lazyWithRetry(() => import('./SsoSection')) },
}
