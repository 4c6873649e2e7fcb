// Passkeys: a part of the account. What signing in takes of them stands beside it.
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

export const passkeys: Feature = {
  name: 'passkeys',
  messages: {},
  slots: { accountSecurity: lazyWithRetry(() => import('./PasskeysSection')) },
}
