// Where one signs in, and where the link of the mail about a lock leads.
import type { PublicPage } from '../../app/public/public-page'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

export const publicPages: readonly PublicPage[] = [
  { path: '/login', page: lazyWithRetry(() => import('./LoginPage')) },
  { path: '/login/unlock', page: lazyWithRetry(() => import('./UnlockPage')) },
]
