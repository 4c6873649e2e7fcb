// Passkeys: a part of the account. What signing in takes of them stands beside it.

import { lazy } from 'react'
import type { Feature, SignInAgainProps } from '../../app/feature'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

export const passkeys: Feature = {
  name: 'passkeys',
  messages: {},
  slots: {
    account: {
      tab: 'security',
      order: 30,
      anchors: ['account-passkeys'],
      shownTo: ({ user }) => !user.is_impersonating,
      part: lazyWithRetry(() => import('./PasskeysSection')),
    },
    // What cannot be fetched is not offered: the page under the dialog stays.
    signInAgain: lazy(() =>
      import('./SignInAgain').catch(() => ({ default: ({ otherwise }: SignInAgainProps) => otherwise })),
    ),
  },
}
