// Where the link of a mail leads that stops a change of address.
import type { PublicPage } from '../../app/public/public-page'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

export const publicPages: readonly PublicPage[] = [
  { path: '/email-change/stop', page: lazyWithRetry(() => import('./StopPage')) },
]
