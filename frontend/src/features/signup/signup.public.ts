// Where the link of an invitation, a link for many, a code, and the mail that proves an address lead.
import type { PublicPage } from '../../app/public/public-page'
import { lazyWithRetry } from '../../ui/lazy-with-retry'

const code = lazyWithRetry(() => import('./RegisterPage'))
const page = lazyWithRetry(() => import('./SignUpPage'))
const activate = lazyWithRetry(() => import('./ActivatePage'))
const verify = lazyWithRetry(() => import('./VerifyPage'))

export const publicPages: readonly PublicPage[] = [
  { path: '/register/invite', page, withoutNavigation: true },
  { path: '/register/invite-link', page, withoutNavigation: true },
  { path: '/register/verify', page: verify, withoutNavigation: true },
  { path: '/register', page: code, withoutNavigation: true },
  { path: '/login/activate', page: activate },
]
