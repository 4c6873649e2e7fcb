// Where the link of a guest leads.
import type { PublicPage } from '../../app/public/public-page'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

export const publicPages: readonly PublicPage[] = [
  { path: '/join-session', page: lazyWithRetry(() => import('./WaitingRoomPage')), withoutNavigation: true },
]
