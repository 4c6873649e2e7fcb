// One's own password: a part of the account.
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { passwordsMessages } from './passwords.messages'

export const passwords: Feature = {
  name: 'passwords',
  messages: passwordsMessages,
  slots: { account: lazyWithRetry(() => import('./PasswordSection')) },
}
