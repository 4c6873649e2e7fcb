// Acting as somebody: begun from an account or from anywhere, told above every page while it goes on, and kept in one's own history.
import type { Feature } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'
import { ActingBanner } from './ActingBanner'
import { loginAsMessages } from './login-as.messages'

export const loginAs: Feature = {
  name: 'login-as',
  messages: loginAsMessages,
  slots: {
    banner: ActingBanner,
    account: {
      tab: 'history',
      order: 20,
      anchors: ['account-history'],
      shownTo: ({ user }) => !user.is_impersonating,
      part: lazyWithRetry(() => import('./AccountHistory')),
    },
    accountIntent: lazyWithRetry(() => import('./LoginAsIntent')),
    commands: [
      {
        label: 'login-as.command',
        form: lazyWithRetry(() => import('./LoginAsDialog')),
        inUserMenu: true,
        shownTo: ({ role }) => role === 'admin',
      },
    ],
  },
}
