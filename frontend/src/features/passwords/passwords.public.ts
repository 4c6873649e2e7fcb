// Where somebody who has forgotten their password asks for a link, and where the link leads.
import type { PublicPage } from '../../app/public/public-page'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

export const publicPages: readonly PublicPage[] = [
  { path: '/password/reset', page: lazyWithRetry(() => import('./ResetRequestPage')) },
  { path: '/password/update', page: lazyWithRetry(() => import('./ResetPage')) },
]
