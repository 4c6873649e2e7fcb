// Where the link of an invitation leads.
import type { PublicPage } from '../../app/public/public-page'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const page = lazyWithRetry(() => import('./SignUpPage'))

export const publicPages: readonly PublicPage[] = [{ path: '/register/invite', page, withoutNavigation: true }]
