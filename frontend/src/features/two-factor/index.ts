// Two-factor sign-in: a part of the account. Its pages before sign-in stand beside it.
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { twoFactorMessages } from './two-factor.messages'

export const twoFactor: Feature = {
  name: 'two-factor',
  messages: twoFactorMessages,
  slots: { account: lazyWithRetry(() => import('./TwoFactorSection')) },
}
