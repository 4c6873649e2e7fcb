// Where the browser leaves for a provider, and where it comes back to.
import type { PublicPage } from '../../app/public/public-page'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

export const publicPages: readonly PublicPage[] = [
  { path: '/auth/redirect', page: lazyWithRetry(() => import('./LeavePage')) },
  { path: '/auth/callback', page: lazyWithRetry(() => import('./ReturnPage')) },
]
