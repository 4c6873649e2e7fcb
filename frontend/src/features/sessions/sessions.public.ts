// Where one signs in.
import type { PublicPage } from '../../app/public/public-page'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

export const publicPages: readonly PublicPage[] = [{ path: '/login', page: lazyWithRetry(() => import('./LoginPage')) }]
