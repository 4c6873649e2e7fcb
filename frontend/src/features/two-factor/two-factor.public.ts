// What comes between the password and the application: the code, and setting it up.
import type { PublicPage } from '../../app/public/public-page'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

export const publicPages: readonly PublicPage[] = [
  { path: '/auth/token', page: lazyWithRetry(() => import('./TokenPage')) },
  { path: '/auth/setup', page: lazyWithRetry(() => import('./SetupPage')) },
  { path: '/auth/setup/email', page: lazyWithRetry(() => import('./SetupEmailPage')) },
]
