// Two-factor sign-in: a part of the account. Its pages before sign-in stand beside it.
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

export const twoFactor: Feature = {
  name: 'two-factor',
  messages: {},
  slots: { accountSecurity: lazyWithRetry(() => import('./TwoFactorSection')) },
}
